import { useEffect, useRef } from 'react';

/** Links, and buttons of menus: not what an open menu shows. */
const OF_ROW = ':scope > li > a, :scope > li > div > button';

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** A list in a row, in which left and right go from one link or button to the next. */
export function useArrowKeys() {
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const list = row.current;
    if (!list) return undefined;
    const walk = (event: KeyboardEvent) => {
      const step = STEPS[event.key];
      if (step === undefined) return;
      const all = Array.from(list.querySelectorAll<HTMLElement>(OF_ROW));
      const at = all.findIndex((one) => one === document.activeElement);
      const next = all[at + step];
      if (at === -1 || next === undefined) return;
      event.preventDefault();
      next.focus();
    };
    list.addEventListener('keydown', walk);
    return () => list.removeEventListener('keydown', walk);
  }, []);
  return row;
}
