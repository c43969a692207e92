import { useCallback, useEffect, useRef, useState } from 'react';
import { breakpoint } from '@/styles/media';

const isNarrow = () => window.innerWidth <= breakpoint.narrow;

/**
 * State of the sidebar: open by default, reopened by a resize above 576 px; up to there a click on
 * one of its items or Escape closes it, and it covers the page (`coversPage`).
 */
export function useSidebar() {
  const [isOpen, setIsOpen] = useState(true);
  const [isOverlay, setIsOverlay] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);

  useEffect(() => {
    function measure() {
      setIsOverlay(isNarrow());
      if (!isNarrow()) setIsOpen(true);
    }
    setIsOverlay(isNarrow());
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, []);

  const close = useCallback(() => {
    hadFocus.current = true;
    setIsOpen(false);
  }, []);
  const toggle = useCallback(() => setIsOpen((wasOpen) => !wasOpen), []);
  const closeIfNarrow = useCallback(() => {
    if (isNarrow()) setIsOpen(false);
  }, []);

  useEffect(() => {
    if (!isOpen || !isOverlay) return undefined;
    function closeOnEscape(event: KeyboardEvent) {
      if (event.key === 'Escape') close();
    }
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [isOpen, isOverlay, close]);

  // What had the focus is gone with the sidebar; only then the page is no longer inert.
  useEffect(() => {
    if (isOpen || !hadFocus.current) return;
    hadFocus.current = false;
    button.current?.focus();
  }, [isOpen]);

  return { button, isOpen, coversPage: isOpen && isOverlay, toggle, close, closeIfNarrow };
}
