import { useEffect, useEffectEvent, useState } from 'react';
import { ERRORS, type ErrorCode } from '@/lib/shared/errors';

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

/** Whether another try may help: the server was away, or had too much to do. */
const isPassing = (refusal: ErrorCode) => ERRORS[refusal] >= 500 || refusal === 'rate_limited';

/** Doubles with each try; random, so that pages do not ask all at once. */
const pauseAfter = (tries: number) =>
  Math.min(FIRST_PAUSE_MS * 2 ** tries, LONGEST_PAUSE_MS) * (0.75 + Math.random() / 2);

/**
 * Reads a state again. What fails for a moment is tried again, later and later, for as long as the
 * page lives: a page that gave up would stay behind unnoticed. `read` returns why it was refused, or
 * null. A new request starts from the first pause again.
 */
export function useCatchUp(read: () => Promise<ErrorCode | null>): (afterMs?: number) => void {
  const [due, setDue] = useState<{ afterMs: number; tries: number } | null>(null);
  const run = useEffectEvent(read);

  useEffect(() => {
    if (due === null) return undefined;
    let isOver = false;
    const timer = setTimeout(() => {
      void run().then((refusal) => {
        if (isOver) return;
        const { tries } = due;
        const goesOn = refusal !== null && isPassing(refusal);
        setDue(goesOn ? { afterMs: pauseAfter(tries), tries: tries + 1 } : null);
      });
    }, due.afterMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [due]);

  return (afterMs = 0) => setDue({ afterMs, tries: 0 });
}
