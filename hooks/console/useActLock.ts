import { useEffect, useRef } from 'react';

const LOCK_MS = 600;

/**
 * Lets a press through unless the act has just become another one, or was just done: a double press
 * never does two acts. `act` names the act that the button does now.
 */
export function useActLock(act: string, run: () => void): () => void {
  const shown = useRef(act);
  const lockedAt = useRef(Number.NEGATIVE_INFINITY);

  useEffect(() => {
    if (shown.current === act) return;
    shown.current = act;
    lockedAt.current = performance.now();
  }, [act]);

  return () => {
    const now = performance.now();
    if (now - lockedAt.current < LOCK_MS) return;
    lockedAt.current = now;
    run();
  };
}
