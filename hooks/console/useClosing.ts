import { useEffect, useEffectEvent, useState } from 'react';
import { serverNow } from '@/lib/secureql/browser/serverClock';

/** So long an act that cannot be undone can be stopped, in seconds. */
const CLOSING_SECONDS = 5;

/**
 * The seconds between a press and what it does for good. `isPossible` false (somebody else closed,
 * paused or cancelled meanwhile) stops them. Returns until when it can be stopped; null: nothing runs.
 */
export function useClosing(isPossible: boolean, close: () => void) {
  const [until, setUntil] = useState<string | null>(null);
  if (until !== null && !isPossible) setUntil(null);

  const closeNow = useEffectEvent(() => {
    setUntil(null);
    close();
  });
  useEffect(() => {
    if (until === null) return undefined;
    const timer = setTimeout(() => closeNow(), CLOSING_SECONDS * 1000);
    return () => clearTimeout(timer);
  }, [until]);

  return {
    until,
    start: () => {
      if (isPossible) setUntil(new Date(serverNow() + CLOSING_SECONDS * 1000).toISOString());
    },
    stop: () => setUntil(null),
  };
}
