import { useRouter } from 'next/router';
import { useEffect } from 'react';

/** The bar's own look is in globalStyle: nprogress' stylesheet would be one more request. */
const settings = { showSpinner: false, barSelector: '.bar', template: '<div class="bar"></div>' };

/** Shows the bar at the top of the window while a page is on its way. Loaded with the first one. */
export function useRouteProgress(): void {
  const { events } = useRouter();

  useEffect(() => {
    let isUnderWay = false;
    function start(_url: string, { shallow }: { shallow: boolean }) {
      if (shallow) return;
      isUnderWay = true;
      void import('nprogress').then(({ default: nprogress }) => {
        nprogress.configure(settings);
        if (isUnderWay) nprogress.start();
      });
    }
    function stop() {
      if (!isUnderWay) return;
      isUnderWay = false;
      void import('nprogress').then(({ default: nprogress }) => nprogress.done());
    }
    events.on('routeChangeStart', start);
    events.on('routeChangeComplete', stop);
    events.on('routeChangeError', stop);
    return () => {
      events.off('routeChangeStart', start);
      events.off('routeChangeComplete', stop);
      events.off('routeChangeError', stop);
    };
  }, [events]);
}
