import { startTransition } from 'react';
import client from 'react-dom/client';

const { hydrateRoot } = client;

/**
 * Brings the page to life as a transition, which React renders in slices of a few milliseconds, so that
 * a slow phone can scroll and press meanwhile. Next's pages router asks for it in one piece.
 */
client.hydrateRoot = (...given) => {
  let root: client.Root | undefined;
  startTransition(() => {
    root = hydrateRoot(...given);
  });
  return root as client.Root;
};
