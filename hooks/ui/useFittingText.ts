import { useCallback } from 'react';
import { useMeasured } from './useMeasured';

/** Each try is so much smaller than the one before. */
const STEP = 0.94;
/** What is too wide by a part of a pixel, which no width tells, is cut, too. */
const HAIR = 0.985;

const itself = (element: HTMLElement) => element;

/**
 * Shrinks the text of an element until its line fits, to `least` of its size at most; what is longer
 * still is cut by the element's own rule. Measured anew when the room around it changes, as when a
 * code comes to stand beside it; in shares of what it stands in: it grows with that. `shrunk`: whose
 * text shrinks, unless it is the element's own; the same function each time.
 */
export function useFittingText<E extends HTMLElement>(
  text: string,
  least: number,
  shrunk: (element: E) => HTMLElement = itself,
) {
  const fit = useCallback(
    (element: E) => {
      const target = shrunk(element);
      target.style.fontSize = '';
      const whole = sizeOf(target) / sizeOf(target.parentElement);
      const shrinkTo = (share: number) => {
        target.style.fontSize = `${share * whole}em`;
      };
      let share = 1;
      while (element.scrollWidth > element.clientWidth + 1) {
        share = Math.max(share * STEP, least);
        shrinkTo(share);
        if (share <= least) return;
      }
      const isClose = share < 1 || element.scrollWidth > element.clientWidth;
      if (isClose) shrinkTo(share * HAIR);
    },
    [least, shrunk],
  );
  return useMeasured<E>(text, fit);
}

/** In px. */
function sizeOf(element: HTMLElement | null): number {
  return element ? parseFloat(getComputedStyle(element).fontSize) : 1;
}
