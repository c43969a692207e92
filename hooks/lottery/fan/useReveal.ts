import { useCallback, useEffect, useState } from 'react';
import type { LotteryView } from '@/hooks/lottery/types';
import { useMatch } from '@/hooks/ui/useMatch';
import { shownWinner } from './fanState';

/** How long the names run before they slow down, and how long each of the last three stands. */
const FAST_MS = 4200;
const STEP_MS = 90;
const SLOW_MS = [350, 550, 800] as const;
/** What stands in for the reel where nothing may move. */
export const STILL_MS = 2000;
export const STILLNESS = '(prefers-reduced-motion: reduce)';

interface Reel {
  /** Which of the names is in the middle; counts up. */
  at: number;
  /** The last name stands. */
  isDone: boolean;
}

/**
 * Shows a drawing that this page was there for: names run for some seconds and stop at the winner, who
 * is known before it begins. `isDrawing` until then, or until it is skipped.
 */
export function useReveal(lottery: LotteryView) {
  const { drawnCount } = lottery;
  // What was drawn before the page came is no news.
  const [seen, setSeen] = useState(drawnCount);
  const isDrawing = drawnCount > seen && shownWinner(lottery) !== null;
  const finish = useCallback(() => setSeen(drawnCount), [drawnCount]);
  return { isDrawing, finish };
}

/** Counts through the names of a reel; calls `onDone` once it stands. `isCalm`: nothing is to run here. */
export function useReel(onDone: () => void, isCalm = false): Reel {
  const isStill = useMatch(STILLNESS) || isCalm;
  const [reel, setReel] = useState<Reel>({ at: 0, isDone: false });

  useEffect(() => {
    if (isStill) {
      const timer = setTimeout(onDone, STILL_MS);
      return () => clearTimeout(timer);
    }
    let timer: ReturnType<typeof setTimeout>;
    const fast = Math.floor(FAST_MS / STEP_MS);
    const step = (done: number) => {
      const slow = SLOW_MS[done - fast];
      if (done >= fast + SLOW_MS.length) {
        setReel({ at: done, isDone: true });
        timer = setTimeout(onDone, SLOW_MS[2]);
        return;
      }
      setReel({ at: done, isDone: false });
      timer = setTimeout(() => step(done + 1), slow ?? STEP_MS);
    };
    timer = setTimeout(() => step(1), STEP_MS);
    return () => clearTimeout(timer);
  }, [isStill, onDone]);
  return reel;
}

/** How many names go by until the winner's. */
export const REEL_LENGTH = Math.floor(FAST_MS / STEP_MS) + SLOW_MS.length;

/** How long a reel takes from its first name until `onDone`. */
export const REEL_MS =
  Math.floor(FAST_MS / STEP_MS) * STEP_MS +
  SLOW_MS.reduce((sum, ms) => sum + ms, STEP_MS) +
  SLOW_MS[2];
