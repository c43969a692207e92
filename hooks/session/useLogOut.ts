import { useTranslation } from '@/hooks/ui/useTranslation';
import { useRealtime } from '@/hooks/realtime/RealtimeContext';
import { useCall } from '@/hooks/secureql/useCall';
import { useToast } from '@/hooks/ui/toasts/useToast';
import { leave } from '@/lib/session/leave';

/** Ends the session on the server, then loads `/` anew, so that nothing of the user stays. */
export function useLogOut() {
  const { t } = useTranslation('common');
  const { run, isRunning } = useCall('accounts/log-out/');
  const toast = useToast();
  const realtime = useRealtime();

  async function logOut() {
    // The real-time token ends with the session, so real time must not use it or ask for another.
    realtime?.pause();
    const { answer } = await run({});
    if (answer !== null) {
      leave('/');
      return;
    }
    realtime?.resume();
    toast.error(t('log_out.failed'));
  }

  return { logOut, isRunning };
}
