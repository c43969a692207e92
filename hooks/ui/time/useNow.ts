import { useCallback, useSyncExternalStore } from 'react';
import { serverNow } from '@/lib/secureql/browser/serverClock';

/**
 * The server's time in milliseconds, in steps of `everyMs`; null on the server and while a page
 * hydrates, where two clocks would show two times.
 */
export function useNow(everyMs: number): number | null {
  const subscribe = useCallback(
    (onTick: () => void) => {
      const timer = setInterval(onTick, everyMs);
      return () => clearInterval(timer);
    },
    [everyMs],
  );
  return useSyncExternalStore(
    subscribe,
    () => Math.floor(serverNow() / everyMs) * everyMs,
    () => null,
  );
}
