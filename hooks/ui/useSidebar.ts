import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';

/** Product spec §9, in px. */
const WIDEST_NARROW = 576;

const isNarrow = () => window.innerWidth <= WIDEST_NARROW;

function onResize(listener: () => void) {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

/**
 * State of the sidebar: open by default, reopened by a resize above 576 px; up to there it covers
 * the page, and a click on one of its items or Escape closes it. `button` gets the focus back.
 */
export function useSidebar() {
  const [isOpen, setIsOpen] = useState(true);
  const isOverlay = useSyncExternalStore(onResize, isNarrow, () => false);
  const button = useRef<HTMLButtonElement>(null);
  const takesFocus = useRef(false);

  useEffect(
    () =>
      onResize(() => {
        if (!isNarrow()) setIsOpen(true);
      }),
    [],
  );

  const close = useCallback(() => {
    takesFocus.current = true;
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

  // Only once the sidebar is gone is the button behind it no longer inert.
  useEffect(() => {
    if (isOpen || !takesFocus.current) return;
    takesFocus.current = false;
    button.current?.focus();
  }, [isOpen]);

  return { button, isOpen, coversPage: isOpen && isOverlay, toggle, close, closeIfNarrow };
}
