import { barePath } from '@/lib/navigation/path';
import { loadScript } from './loadScript';
import type { Recorder } from './pageViews';

const TAG = 'https://www.googletagmanager.com/gtag/js';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/**
 * Counts with Google Analytics 4. Its own page views are switched off: they would come twice, and
 * carry queries and fragments, which may hold a secret.
 */
export function googleRecorder(id: string): Recorder {
  window.dataLayer ??= [];
  const layer = window.dataLayer;
  const gtag = (...words: unknown[]) => layer.push(argumentsOf(words));
  gtag('js', new Date());
  gtag('config', id, { send_page_view: false });
  loadScript(`${TAG}?id=${encodeURIComponent(id)}`);
  return (path) => {
    const address = `${window.location.origin}${barePath(path)}`;
    gtag('event', 'page_view', { page_location: address, page_title: document.title });
  };
}

/** Google's tag takes words for a command only when they look like a function's `arguments`. */
function argumentsOf(words: readonly unknown[]): object {
  const list = { ...words, length: words.length };
  return Object.defineProperty(list, Symbol.toStringTag, { value: 'Arguments' });
}
