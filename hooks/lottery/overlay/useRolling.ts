import { useLayoutEffect, type RefObject } from 'react';
import { REEL_LENGTH } from '@/hooks/lottery/fan/useReveal';

/** A name glides as long as it stands while they run, and a little as they slow down. */
const GLIDE_MS = { fast: 90, slow: 260 };
const SLOW_STEPS = 3;
const ROWS = 5;

/** Lets each step of a reel glide in from below. Only `transform` moves; nothing where all is still. */
export function useRolling(list: RefObject<HTMLElement | null>, at: number) {
  useLayoutEffect(() => {
    if (at === 0 || at > REEL_LENGTH) return;
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const isSlow = at >= REEL_LENGTH - SLOW_STEPS;
    const step = (list.current?.clientHeight ?? 0) / ROWS;
    for (const name of list.current?.children ?? []) {
      if (typeof name.animate !== 'function') return;
      // The winner's name does not glide, it grows.
      if (at === REEL_LENGTH && name.classList.contains('stands')) continue;
      name.animate([{ transform: `translateY(${step}px)` }, { transform: 'none' }], {
        duration: isSlow ? GLIDE_MS.slow : GLIDE_MS.fast,
        easing: isSlow ? 'cubic-bezier(0.2, 0.8, 0.2, 1)' : 'linear',
      });
    }
  }, [list, at]);
}
