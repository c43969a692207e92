import { useLayoutEffect, useRef, type RefObject } from 'react';

const MOVE_MS = 240;

interface Spot {
  left: number;
  top: number;
}

/**
 * Lets what has `data-row` glide to its new place, down a list or along a line. Only `transform`
 * moves, and nothing runs between two changes, because an overlay lives for hours in an old engine.
 */
export function useMovingRows(list: RefObject<HTMLElement | null>, order: string) {
  const spots = useRef(new Map<string, Spot>());

  useLayoutEffect(() => {
    const before = spots.current;
    const after = new Map<string, Spot>();
    const isStill = standsStill(list.current);
    for (const row of list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? []) {
      const id = row.dataset.row ?? '';
      const spot = { left: row.offsetLeft, top: row.offsetTop };
      after.set(id, spot);
      const was = before.get(id);
      const left = (was?.left ?? spot.left) - spot.left;
      const top = (was?.top ?? spot.top) - spot.top;
      if ((left === 0 && top === 0) || isStill || typeof row.animate !== 'function') continue;
      row.animate([{ transform: `translate(${left}px, ${top}px)` }, { transform: 'none' }], {
        duration: MOVE_MS,
        easing: 'cubic-bezier(0.2, 0, 0, 1)',
      });
    }
    spots.current = after;
  }, [list, order]);
}

/** Calm overlays fade and move nothing; inside of another page the reader's own wish alone counts. */
function standsStill(list: HTMLElement | null): boolean {
  const motion = list?.closest<HTMLElement>('[data-motion]')?.dataset.motion ?? 'full';
  return motion !== 'full' || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
