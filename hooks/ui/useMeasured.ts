import { useLayoutEffect, useRef } from 'react';

/**
 * Measures an element and adapts it: at once, whenever the element around it has another width, and
 * when the page's fonts have come. `measure` stays the same function; `key` names what it depends on.
 */
export function useMeasured<E extends HTMLElement>(key: string, measure: (element: E) => void) {
  const ref = useRef<E>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    let isWanted = true;
    let width = element.parentElement?.clientWidth;
    const again = () => {
      if (isWanted) measure(element);
    };
    again();
    if (document.fonts?.status === 'loading') void document.fonts.ready.then(again);
    if (typeof ResizeObserver !== 'function' || !element.parentElement) {
      return () => {
        isWanted = false;
      };
    }
    const watcher = new ResizeObserver(([entry]) => {
      const now = (entry?.target as HTMLElement | undefined)?.clientWidth;
      if (now === width) return;
      width = now;
      // Not within the observer's own round, which must not change sizes.
      requestAnimationFrame(again);
    });
    watcher.observe(element.parentElement);
    return () => {
      isWanted = false;
      watcher.disconnect();
    };
  }, [key, measure]);
  return ref;
}
