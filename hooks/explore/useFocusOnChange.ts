import { useEffect, useRef } from 'react';

/** An element that takes the focus when `value` changes: what led there may be gone by then. */
export function useFocusOnChange<Found extends HTMLElement>(value: string) {
  const element = useRef<Found>(null);
  const seen = useRef(value);
  useEffect(() => {
    if (seen.current === value) return;
    seen.current = value;
    element.current?.focus({ preventScroll: true });
  }, [value]);
  return element;
}
