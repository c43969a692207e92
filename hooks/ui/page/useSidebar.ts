import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { rememberSidebar } from '@/lib/session/rememberSidebar';

/** Product spec §9, in px. */
const WIDEST_NARROW = 576;

const isNarrowNow = () => window.innerWidth <= WIDEST_NARROW;

function onResize(listener: () => void) {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

/**
 * State of the sidebar: open by default, reopened by a resize above 576 px; up to there it covers the
 * page, a click on one of its items or Escape shuts it, and it stays shut on later pages. `wasShut`:
 * it was so on an earlier one. `button` gets the focus back.
 */
export function useSidebar(wasShut: boolean) {
  const [isOpenWide, setIsOpenWide] = useState(true);
  const [isShut, setIsShut] = useState(wasShut);
  const isNarrow = useSyncExternalStore(onResize, isNarrowNow, () => false);
  const isOpen = isNarrow ? !isShut : isOpenWide;
  const button = useRef<HTMLButtonElement>(null);
  const takesFocus = useRef(false);

  useEffect(
    () =>
      onResize(() => {
        if (!isNarrowNow()) setIsOpenWide(true);
      }),
    [],
  );

  const show = useCallback((shows: boolean) => {
    if (isNarrowNow()) {
      setIsShut(!shows);
      void rememberSidebar(!shows);
    } else setIsOpenWide(shows);
  }, []);
  const close = useCallback(() => {
    takesFocus.current = true;
    show(false);
  }, [show]);
  const toggle = useCallback(() => show(!isOpen), [show, isOpen]);
  const closeIfNarrow = useCallback(() => {
    if (isNarrowNow()) show(false);
  }, [show]);

  useEffect(() => {
    if (!isOpen || !isNarrow) return undefined;
    function closeOnEscape(event: KeyboardEvent) {
      if (event.key === 'Escape') close();
    }
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [isOpen, isNarrow, close]);

  // Only once the sidebar is gone is the button behind it no longer inert.
  useEffect(() => {
    if (isOpen || !takesFocus.current) return;
    takesFocus.current = false;
    button.current?.focus();
  }, [isOpen]);

  return { button, isOpen, isShut, coversPage: isOpen && isNarrow, toggle, close, closeIfNarrow };
}
