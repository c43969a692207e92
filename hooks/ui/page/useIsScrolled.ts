import { useSyncExternalStore } from 'react';
import { isScrolled } from '@/lib/navigation/layout';

function subscribe(onChange: () => void) {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
}

/** Whether the page has left its top; false on the server. */
export function useIsScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isScrolled(window.scrollY),
    () => false,
  );
}
