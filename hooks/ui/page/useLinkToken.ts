import { useState, useSyncExternalStore } from 'react';
import { carryFragment, takeFragment } from '@/lib/navigation/fragment';

/**
 * The token of a mailed link: undefined on the server, null when the address has none. It leaves the
 * address bar at once, so that no other fragment can take its place; a newer link takes it.
 */
export function useLinkToken(): string | null | undefined {
  const [link] = useState(createLink);
  return useSyncExternalStore(link.watch, link.read, () => undefined);
}

function createLink() {
  let token: string | null | undefined;

  function look() {
    const given = new URLSearchParams(window.location.hash.slice(1)).get('token');
    token = given || (token ?? null);
    if (given) takeFragment();
    return token === null ? () => undefined : carryFragment(`#token=${encodeURIComponent(token)}`);
  }

  return {
    read: () => token,
    watch: (changed: () => void) => {
      const drop = look();
      const lookAgain = () => {
        look();
        changed();
      };
      window.addEventListener('hashchange', lookAgain);
      return () => {
        window.removeEventListener('hashchange', lookAgain);
        drop();
      };
    },
  };
}
