import { networkOf } from '@/lib/realtime/health/wayChanges';

/** About a minute, apart from each other: a thousand readers of one page do not ask in one moment. */
const CALM_MS = { least: 45_000, most: 75_000 };

interface Options {
  /** For somebody who may be called while they look at something else. */
  whileHidden?: boolean;
}

/**
 * Calls `read` whenever the page may have stood still (it is seen again, comes out of the browser's
 * history, is back on line, has another network) and about once a minute while it is seen; while it
 * is hidden only with `whileHidden`. Returns a function that ends it. For what is shown but not
 * listened to (decision 0021), and for what a silently dead connection would leave behind (0043).
 */
export function readAgain(read: () => void, { whileHidden = false }: Options = {}): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    if (document.hidden && !whileHidden) return;
    read();
    wait();
  };
  const wait = () => {
    timer = setTimeout(look, CALM_MS.least + Math.random() * (CALM_MS.most - CALM_MS.least));
  };
  const show = ({ persisted }: PageTransitionEvent) => {
    if (persisted) look();
  };
  wait();
  document.addEventListener('visibilitychange', look, { signal });
  window.addEventListener('pageshow', show, { signal });
  window.addEventListener('online', look, { signal });
  networkOf(navigator)?.addEventListener('change', look, { signal });
  return () => {
    clearTimeout(timer);
    ended.abort();
  };
}
