/** About a minute, apart from each other: a thousand readers of one page do not ask in one moment. */
const CALM_MS = { least: 45_000, most: 75_000 };

/**
 * Calls `read` whenever the page may have stood still (it is seen again, comes out of the browser's
 * history, is back on line) and about once a minute while it is seen; never while it is hidden.
 * Returns a function that ends it. For what is shown but not listened to (decision 0021).
 */
export function readAgain(read: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    if (document.hidden) return;
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
  document.addEventListener('visibilitychange', look);
  window.addEventListener('pageshow', show);
  window.addEventListener('online', look);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('pageshow', show);
    window.removeEventListener('online', look);
  };
}
