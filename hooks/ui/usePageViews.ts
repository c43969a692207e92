import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { useSiteLinks } from './useSiteLinks';

const pathOf = (address: string) => address.split('#', 1)[0];

/** One event for the first page, and for every change of route or hash. Loaded after the page. */
export function usePageViews(): void {
  const { events } = useRouter();
  const { analyticsId } = useSiteLinks();

  useEffect(() => {
    const counter = import('@/lib/analytics/counter');
    let counted = window.location.href;
    function count(path: string) {
      counted = window.location.href;
      void counter.then(({ countOn }) => countOn(analyticsId, path));
    }
    // The router says nothing of links within the page, and browsers nothing of the router's own
    // ones; going back within a page is told by both.
    function countHash() {
      const { href, pathname, hash } = window.location;
      const isSamePage = pathOf(href) === pathOf(counted);
      if (isSamePage && href !== counted) count(pathname + hash);
    }
    count(window.location.pathname);
    events.on('routeChangeComplete', count);
    events.on('hashChangeComplete', countHash);
    window.addEventListener('hashchange', countHash);
    return () => {
      events.off('routeChangeComplete', count);
      events.off('hashChangeComplete', countHash);
      window.removeEventListener('hashchange', countHash);
    };
  }, [events, analyticsId]);
}
