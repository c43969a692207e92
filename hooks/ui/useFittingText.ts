import { useLayoutEffect, useRef } from 'react';

/** Each try is so much smaller than the one before. */
const STEP = 0.94;

/**
 * Shrinks the text of an element until its line fits, to `least` of its size at most; what is longer
 * still is cut by the element's own rule. Measured once for each `text`.
 */
export function useFittingText<E extends HTMLElement>(text: string, least: number) {
  const ref = useRef<E>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    element.style.fontSize = '';
    const whole = parseFloat(getComputedStyle(element).fontSize);
    for (let share = STEP; element.scrollWidth > element.clientWidth + 1; share *= STEP) {
      element.style.fontSize = `${Math.max(share, least) * whole}px`;
      if (share <= least) return;
    }
  }, [text, least]);
  return ref;
}
