import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * A button that shows and hides a panel. The panel closes on Escape (focus returns to the button),
 * on a press outside, and when the focus leaves both.
 */
export function useDisclosure<Root extends HTMLElement>() {
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<Root>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setIsOpen(false), []);
  const toggle = useCallback(() => setIsOpen((wasOpen) => !wasOpen), []);

  useEffect(() => {
    if (!isOpen) return undefined;
    function closeWhenOutside(event: Event) {
      if (event.target instanceof Node && !root.current?.contains(event.target)) close();
    }
    function closeOnEscape(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      close();
      button.current?.focus();
    }
    document.addEventListener('pointerdown', closeWhenOutside);
    document.addEventListener('focusin', closeWhenOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeWhenOutside);
      document.removeEventListener('focusin', closeWhenOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [isOpen, close]);

  return { isOpen, toggle, close, root, button };
}
