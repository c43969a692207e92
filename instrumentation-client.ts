import { startTransition } from 'react';
import client from 'react-dom/client';

// zod compiles its schemas, and first tries whether it may: the policy of our pages forbids it, so each
// that checks a form would report a breach. Told by the object that zod itself keeps its settings in,
// since `config` would bring 11 kilobytes to every page, and few of them need zod.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

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
