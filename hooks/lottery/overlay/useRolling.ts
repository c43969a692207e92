import { useLayoutEffect, type RefObject } from 'react';
import { REEL_LENGTH } from '@/hooks/lottery/fan/useReveal';

/** A name glides as long as it stands while they run, and a little as they slow down. */
const GLIDE_MS = { fast: 90, slow: 260 };
const SLOW_STEPS = 3;

/** Where names come from: from below, or from the right. */
export type Direction = 'UP' | 'LEFT';

/**
 * Lets each step of a reel glide in by one name's room. Only `transform` moves; nothing where all is
 * to be still.
 */
export function useRolling(
  list: RefObject<HTMLElement | null>,
  at: number,
  direction: Direction,
  isStill: boolean,
) {
  useLayoutEffect(() => {
    const box = list.current;
    if (!box || isStill || at === 0 || at > REEL_LENGTH) return;
    const isSlow = at >= REEL_LENGTH - SLOW_STEPS;
    const names = [...box.children];
    const whole = direction === 'UP' ? box.clientHeight : box.clientWidth;
    const step = whole / Math.max(1, names.length);
    const from = direction === 'UP' ? `translateY(${step}px)` : `translateX(${step}px)`;
    for (const name of names) {
      if (typeof name.animate !== 'function') return;
      // The winner's name does not glide, it grows.
      if (at === REEL_LENGTH && name.classList.contains('stands')) continue;
      name.animate([{ transform: from }, { transform: 'none' }], {
        duration: isSlow ? GLIDE_MS.slow : GLIDE_MS.fast,
        easing: isSlow ? 'cubic-bezier(0.2, 0.8, 0.2, 1)' : 'linear',
      });
    }
  }, [list, at, direction, isStill]);
}
