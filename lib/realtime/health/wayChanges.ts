/** Such events come several at a time, and the new way needs a moment before it carries anything. */
const DEBOUNCE_MS = 200;

/**
 * Calls back when the way to the net may be another one: it is back, the page is looked at again, or
 * the network has changed. Returns how to stop. Does nothing outside of a page.
 */
export function watchWay(onChange: () => void): () => void {
  if (typeof window === 'undefined') return () => undefined;
  const ended = new AbortController();
  const { signal } = ended;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const debounce = () => {
    clearTimeout(timer);
    timer = setTimeout(onChange, DEBOUNCE_MS);
  };
  const look = () => {
    if (document.visibilityState === 'visible') debounce();
  };
  window.addEventListener('online', debounce, { signal });
  document.addEventListener('visibilitychange', look, { signal });
  networkOf(navigator)?.addEventListener('change', debounce, { signal });
  return () => {
    clearTimeout(timer);
    ended.abort();
  };
}

/** Calls `rest` before a page goes into the browser's history alive, and `wake` when it comes back. */
export function keepOutOfHistory({ rest, wake }: Record<'rest' | 'wake', () => void>): void {
  window.addEventListener('pagehide', ({ persisted }) => {
    if (persisted) rest();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) wake();
  });
}

/** Tells with `change` that the network is another one; not every browser offers it. */
export function networkOf(browser: Navigator): EventTarget | undefined {
  return (browser as Navigator & { connection?: EventTarget }).connection;
}
