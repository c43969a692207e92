import { useState } from 'react';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { useRealtime } from '@/hooks/realtime/RealtimeContext';
import { useSession } from '@/hooks/session/useSession';
import { useCall } from '@/hooks/secureql/useCall';
import { useToast } from '@/hooks/ui/toasts/useToast';
import { leave } from '@/lib/session/leave';

/**
 * Ends the session on the server, then loads `/` anew, so that nothing of the user stays. Asks first
 * (`question`, for `LogOutQuestion`) where nobody could come back: out of a quick account, or out of
 * the one that a quick account is reached from.
 */
export function useLogOut() {
  const { user } = useSession();
  const [isAsked, setIsAsked] = useState(false);
  const { t } = useTranslation('common');
  const { run, isRunning } = useCall('accounts/log-out/');
  const toast = useToast();
  const realtime = useRealtime();

  async function logOutNow() {
    setIsAsked(false);
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

  async function logOut() {
    if (user && (user.isQuick || user.canSwitch)) setIsAsked(true);
    else await logOutNow();
  }

  const question = { isAsked, stay: () => setIsAsked(false), logOut: logOutNow };
  return { logOut, isRunning, question };
}
