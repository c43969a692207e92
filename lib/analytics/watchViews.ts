import type { NextRouter } from 'next/router';
import { countOn } from './counter';

const pageOf = (address: string) => address.split('#', 1)[0];

/** Counts the page that is open, then every change of route or hash; returns how to stop. */
export function watchViews(events: NextRouter['events'], analyticsId: string): () => void {
  let counted = window.location.href;

  function count(path: string) {
    counted = window.location.href;
    countOn(analyticsId, path);
  }

  // The router says nothing of links within the page, and browsers nothing of the router's own
  // ones; going back within a page is told by both.
  function countHash() {
    const { href, pathname, hash } = window.location;
    if (href !== counted && pageOf(href) === pageOf(counted)) count(pathname + hash);
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
}
