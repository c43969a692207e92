import { useEffect, useRef, useState } from 'react';

/**
 * The newest of quickly changing values, at most once in `pauseMs`: what came between is skipped,
 * the last one always arrives.
 */
export function useCoalesced<T>(value: T, pauseMs: number): T {
  const [shown, setShown] = useState(value);
  const shownAt = useRef(Number.NEGATIVE_INFINITY);

  useEffect(() => {
    if (Object.is(value, shown)) return undefined;
    const wait = Math.max(0, shownAt.current + pauseMs - performance.now());
    const timer = window.setTimeout(() => {
      shownAt.current = performance.now();
      setShown(value);
    }, wait);
    return () => window.clearTimeout(timer);
  }, [value, shown, pauseMs]);

  return shown;
}
