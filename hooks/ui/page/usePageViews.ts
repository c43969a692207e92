import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { useSiteLinks } from './useSiteLinks';

/** One event for the first page, and for every change of route or hash. Loaded after the page. */
export function usePageViews(): void {
  const { events } = useRouter();
  const { analyticsId } = useSiteLinks();

  useEffect(() => {
    let isOver = false;
    let stop = () => {};
    void import('@/lib/analytics/watchViews').then(({ watchViews }) => {
      if (!isOver) stop = watchViews(events, analyticsId);
    });
    return () => {
      isOver = true;
      stop();
    };
  }, [events, analyticsId]);
}
