import { useSyncExternalStore } from 'react';

/**
 * The overlay key of the address. It stands in the fragment, which browsers never send.
 * Undefined on the server, null when the address has none.
 */
export function useWidgetKey(): string | null | undefined {
  return useSyncExternalStore(onFragmentChange, readKey, () => undefined);
}

function onFragmentChange(listener: () => void) {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

function readKey(): string | null {
  return new URLSearchParams(window.location.hash.slice(1)).get('key') || null;
}
