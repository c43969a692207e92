import { useEffect, useEffectEvent, useState } from 'react';
import { serverNow } from '@/lib/secureql/browser/serverClock';

/** So long a close can be stopped, in seconds: it cannot be undone. */
const CLOSING_SECONDS = 5;

/**
 * The seconds between the press that closes and the closing itself. `isPossible` false (somebody else
 * closed, paused or cancelled meanwhile) stops them. Returns until when it can be stopped; null: it
 * is not closing.
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
