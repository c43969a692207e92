import { useSyncExternalStore } from 'react';

/**
 * What stands behind `#` in the address, which browsers send to no server.
 * Undefined on the server.
 */
export function useFragment(): string | undefined {
  return useSyncExternalStore(
    onFragmentChange,
    () => window.location.hash.slice(1),
    () => undefined,
  );
}

function onFragmentChange(listener: () => void) {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}
