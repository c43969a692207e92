import { useCallback, useEffect, useRef } from 'react';

/**
 * Returns `{ soon, now }`. `soon` runs `run` at most once per `everyMs`, spread over
 * `jitterMs` so that a thousand pages do not ask in the same moment; the last request is
 * never lost. `now` runs at once.
 */
export function usePacedRuns(run: () => void, everyMs: number, jitterMs: number) {
  const latest = useRef(run);
  const lastAt = useRef(Number.NEGATIVE_INFINITY);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);

  useEffect(() => {
    latest.current = run;
  }, [run]);

  useEffect(
    () => () => {
      if (timer.current) clearTimeout(timer.current);
      timer.current = null;
    },
    [],
  );

  const now = useCallback(() => {
    if (timer.current) clearTimeout(timer.current);
    timer.current = null;
    lastAt.current = Date.now();
    latest.current();
  }, []);

  const soon = useCallback(() => {
    if (timer.current) return;
    const wait = Math.max(0, lastAt.current + everyMs - Date.now()) + Math.random() * jitterMs;
    timer.current = setTimeout(now, wait);
  }, [everyMs, jitterMs, now]);

  return { soon, now };
}
