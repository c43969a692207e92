import { useRouter } from 'next/router';
import { useEffect } from 'react';

/**
 * After a change of page the focus moves to the new content, unless the page has taken it already.
 * (Next announces the new title by itself.)
 */
export function useRouteFocus(mainId: string): void {
  const { events } = useRouter();

  useEffect(() => {
    function moveFocus(_url: string, { shallow }: { shallow: boolean }) {
      const main = document.getElementById(mainId);
      if (shallow || !main || main.contains(document.activeElement)) return;
      main.focus({ preventScroll: true });
    }
    events.on('routeChangeComplete', moveFocus);
    return () => events.off('routeChangeComplete', moveFocus);
  }, [events, mainId]);
}
