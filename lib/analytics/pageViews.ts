import { barePath } from '@/lib/navigation/path';

/** What takes one page view. */
export type Recorder = (path: string) => void;

const RECORD = '/api/secureql/query/page-views/record/';
const TOKEN = /(?:^|;\s*)XSRF-TOKEN=([^;]+)/;

/** Pages inside a stream's picture: nobody opens them. */
const unseen = '/streamlabs-elements';

/**
 * Counts in our own backend. Neither query nor fragment leaves the page: both may hold a secret. A
 * beacon could not carry the XSRF header; a kept-alive request outlives the page as well. axios would be
 * 21 kB for this. What is not counted is not missed.
 */
export const recordInBackend: Recorder = (path) => {
  const token = TOKEN.exec(document.cookie)?.[1];
  if (token === undefined) return;
  void fetch(RECORD, {
    method: 'POST',
    keepalive: true,
    headers: { 'Content-Type': 'application/json', 'X-XSRF-TOKEN': decodeURIComponent(token) },
    body: JSON.stringify({ path: barePath(path) }),
  })
    // An answer that nobody reads counts as one still on its way.
    .then((answer) => answer.text())
    .catch(() => undefined);
};

/** Hands one view on, unless it is of a page nobody looks at. A page rendered ahead waits. */
export function countView(path: string, record: Recorder): void {
  if (barePath(path).startsWith(unseen)) return;
  // Chromium renders ahead what may be opened next.
  if ('prerendering' in document && document.prerendering === true) {
    document.addEventListener('prerenderingchange', () => record(path), { once: true });
  } else record(path);
}
