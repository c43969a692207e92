import { useTranslation } from '@/hooks/ui/useTranslation';
import { useRealtime } from '@/hooks/realtime/RealtimeContext';
import { useSecureqlMutation } from '@/hooks/secureql/useSecureqlMutation';
import { useToast } from '@/hooks/ui/useToast';
import { leave } from '@/lib/session/leave';

/** Ends the session on the server, then loads `/` afresh, so that nothing of the user stays. */
export function useLogOut() {
  const { t } = useTranslation('common');
  const { run, isRunning } = useSecureqlMutation('accounts/log-out/');
  const toast = useToast();
  const realtime = useRealtime();

  async function logOut() {
    const answer = await run({});
    if (!answer) {
      toast.error(t('log_out.failed'));
      return;
    }
    // Its token has ended with the session: nothing must ask for another one on the way out.
    realtime?.close();
    leave('/');
  }

  return { logOut, isRunning };
}
