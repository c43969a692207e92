import { useEffect, useRef } from 'react';

/**
 * For the headline of a state that came while the page was open: it takes the focus where nothing else
 * has it, so that who reads by ear stands at the news and nobody is torn from what they do.
 */
export function useHeadlineFocus() {
  const headline = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const isIdle = document.activeElement === null || document.activeElement === document.body;
    if (isIdle) headline.current?.focus({ preventScroll: true });
  }, []);
  return headline;
}
