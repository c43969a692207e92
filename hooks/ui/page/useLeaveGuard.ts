import { useRouter } from 'next/router';
import { useEffect, useRef, useState } from 'react';

/** What a link leads to on this site, in this window; null for anything else. */
function leadsTo(event: MouseEvent): string | null {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!isPlain || event.altKey || !link || link.target === '_blank') return null;
  if (link.origin !== window.location.origin || link.hasAttribute('download')) return null;
  const { pathname, search } = window.location;
  return link.pathname === pathname && link.search === search ? null : link.href;
}

/**
 * Holds a reader back who is about to lose what they typed: by a link or Back with a question of ours,
 * on closing the window with the browser's. `wanted` is where they want to go, null while nothing is
 * asked.
 */
export function useLeaveGuard(isOn: boolean) {
  const router = useRouter();
  const [wanted, setWanted] = useState<string | null>(null);
  const isFree = useRef(false);

  useEffect(() => {
    if (!isOn) return undefined;
    const here = { state: window.history.state as unknown, url: window.location.href };
    const askBrowser = (event: BeforeUnloadEvent) => {
      if (!isFree.current) event.preventDefault();
    };
    // Before any link hears of it.
    const holdLink = (event: MouseEvent) => {
      const href = isFree.current ? null : leadsTo(event);
      if (href === null) return;
      event.preventDefault();
      event.stopPropagation();
      setWanted(href);
    };
    window.addEventListener('beforeunload', askBrowser);
    document.addEventListener('click', holdLink, true);
    router.beforePopState(({ as }) => {
      if (isFree.current) return true;
      // The address has changed already: put it back, the page is still the old one.
      window.history.pushState(here.state, '', here.url);
      setWanted(new URL(as, window.location.origin).href);
      return false;
    });
    return () => {
      window.removeEventListener('beforeunload', askBrowser);
      document.removeEventListener('click', holdLink, true);
      router.beforePopState(() => true);
    };
  }, [isOn, router]);

  return {
    wanted,
    stay: () => setWanted(null),
    /** Goes where the reader wanted to. */
    leave: () => {
      isFree.current = true;
      if (wanted !== null) window.location.assign(wanted);
    },
  };
}
