import { useCallback, useRef } from 'react';
import type { Mascot } from '@/lib/mascot/player/createMascot';

/** An animation that began within this may still be played. */
const JUST_MS = 4000;

/** Plays an animation, by its name. */
export type Perform = (animation: string) => void;

/**
 * Rocky's reactions. A call is an alert and a change of the queue, and a goal is both, too: the same
 * reaction is played once for them, and another one takes the place of what is played.
 */
export function useReactions(mascot: Mascot | null): Perform {
  const last = useRef({ animation: '', at: Number.NEGATIVE_INFINITY });
  return useCallback(
    (animation) => {
      if (mascot === null) return;
      const at = performance.now();
      const isRecent = at - last.current.at < JUST_MS;
      if (isRecent && last.current.animation === animation) return;
      if (isRecent) mascot.stop();
      last.current = { animation, at };
      mascot.play(animation);
    },
    [mascot],
  );
}
