import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** False on the server and while a page comes to life: what only the reader's machine knows waits. */
export function useIsInBrowser(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
