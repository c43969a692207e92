import { useLayoutEffect, useRef, type RefObject } from 'react';

const MOVE_MS = 240;

/**
 * Lets the rows of a list glide to their new places. Only `transform` moves, and nothing runs
 * between two changes, because an overlay lives for hours in an old browser engine.
 */
export function useMovingRows(list: RefObject<HTMLElement | null>, order: string) {
  const tops = useRef(new Map<string, number>());

  useLayoutEffect(() => {
    const before = tops.current;
    const after = new Map<string, number>();
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    for (const row of list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? []) {
      const id = row.dataset.row ?? '';
      after.set(id, row.offsetTop);
      const distance = (before.get(id) ?? row.offsetTop) - row.offsetTop;
      if (distance === 0 || isStill || typeof row.animate !== 'function') continue;
      row.animate([{ transform: `translateY(${distance}px)` }, { transform: 'none' }], {
        duration: MOVE_MS,
        easing: 'cubic-bezier(0.2, 0, 0, 1)',
      });
    }
    tops.current = after;
  }, [list, order]);
}
