import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** Scheme and host the reader uses, which the server cannot know; '' until the page is alive. */
export function useOrigin(): string {
  return useSyncExternalStore(
    neverChanges,
    () => window.location.origin,
    () => '',
  );
}
