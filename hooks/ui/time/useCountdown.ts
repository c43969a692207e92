import { useCallback, useSyncExternalStore } from 'react';
import { serverNow } from '@/lib/secureql/browser/serverClock';

const LOOK_MS = 250;

/**
 * Whole seconds until a moment of the server's (UTC, ISO 8601), 0 when it has passed. Null without
 * one, and on the server, which cannot know when its page is read.
 */
export function useCountdown(until: string | null): number | null {
  const subscribe = useCallback(
    (listener: () => void) => {
      const timer = until === null ? undefined : setInterval(listener, LOOK_MS);
      return () => clearInterval(timer);
    },
    [until],
  );
  return useSyncExternalStore(
    subscribe,
    () => (until === null ? null : secondsUntil(until)),
    () => null,
  );
}

function secondsUntil(moment: string): number {
  return Math.max(0, Math.ceil((Date.parse(moment) - serverNow()) / 1000));
}
