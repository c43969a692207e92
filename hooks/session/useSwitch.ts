import { useRouter } from 'next/router';
import { useRealtime } from '@/hooks/realtime/RealtimeContext';
import { useCall } from '@/hooks/secureql/useCall';
import { afterLogIn } from '@/lib/navigation/destination';
import { leave } from '@/lib/session/leave';
import type { ErrorCode } from '@/lib/shared/errors';

/**
 * Goes on as the other account of this browser and loads the page anew, so that nothing of the first
 * one stays: the home page, or with `isHere` the one that shows.
 */
export function useSwitch({ isHere = false } = {}) {
  const { run, isRunning, refusal } = useCall('accounts/switch-account/');
  const realtime = useRealtime();
  const { locale } = useRouter();

  /** Returns why it was refused; null once the page loads. */
  async function switchTo(handle: string): Promise<ErrorCode | null> {
    // The real-time token is the account's, so real time must not ask for another one.
    realtime?.pause();
    const { answer, refusal: refused } = await run({ handle });
    if (answer !== null) {
      const { pathname, search } = window.location;
      leave(isHere ? `${pathname}${search}` : afterLogIn(null, locale));
      return null;
    }
    realtime?.resume();
    return refused;
  }

  return { switchTo, isRunning, refusal };
}
