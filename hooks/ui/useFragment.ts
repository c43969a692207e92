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

/** The token of a mailed link: undefined on the server, null when the address has none. */
export function useLinkToken(): string | null | undefined {
  const fragment = useFragment();
  return fragment === undefined ? undefined : new URLSearchParams(fragment).get('token') || null;
}

function onFragmentChange(listener: () => void) {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}
