import { useEffect, useRef, type RefObject } from 'react';

/** Focuses the first match inside `root` once `changed` has been rendered. */
export function useFocusAfter(root: RefObject<HTMLElement | null>, changed: unknown) {
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    if (wanted.current === null) return;
    const control = root.current?.querySelector<HTMLElement>(wanted.current);
    wanted.current = null;
    control?.focus();
  }, [root, changed]);
  return (selector: string) => {
    wanted.current = selector;
  };
}
