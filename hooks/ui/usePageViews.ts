import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { useSiteLinks } from './useSiteLinks';

/** One event for the first page, and for every change of route or hash. Loaded after the page. */
export function usePageViews(): void {
  const { events } = useRouter();
  const { analyticsId } = useSiteLinks();

  useEffect(() => {
    const counter = import('@/lib/analytics/counter');
    const count = (path: string) => void counter.then(({ countOn }) => countOn(analyticsId, path));
    count(window.location.pathname);
    events.on('routeChangeComplete', count);
    events.on('hashChangeComplete', count);
    return () => {
      events.off('routeChangeComplete', count);
      events.off('hashChangeComplete', count);
    };
  }, [events, analyticsId]);
}
