import { useEffect, useEffectEvent, useState } from 'react';

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

/** Doubles with each try, and is not the same on all pages. */
const pauseAfter = (tries: number) =>
  Math.min(FIRST_PAUSE_MS * 2 ** tries, LONGEST_PAUSE_MS) * (0.75 + Math.random() / 2);

/**
 * Reads a state again and does not give up: what fails for a moment is tried again, later and later,
 * while the page lives, for else the page would stay behind and nobody would know. `read` answers
 * whether another try may help. Asked again meanwhile, it begins anew.
 */
export function useCatchUp(read: () => Promise<'done' | 'failed'>): (afterMs?: number) => void {
  const [due, setDue] = useState<{ afterMs: number; tries: number } | null>(null);
  const run = useEffectEvent(read);

  useEffect(() => {
    if (due === null) return undefined;
    let isOver = false;
    const timer = setTimeout(() => {
      void run().then((outcome) => {
        if (isOver) return;
        const { tries } = due;
        setDue(outcome === 'done' ? null : { afterMs: pauseAfter(tries), tries: tries + 1 });
      });
    }, due.afterMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [due]);

  return (afterMs = 0) => setDue({ afterMs, tries: 0 });
}
