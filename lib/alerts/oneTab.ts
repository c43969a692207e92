const LOCK = 'playplus-ring';

/**
 * Calls `begin` in one of the browser's tabs at a time, so that a call rings once and not in each of
 * them; `begin` returns how to end it. Where a browser has no locks every tab begins. Returns how to
 * stop; another tab begins then.
 */
export function inOneTab(begin: () => () => void): () => void {
  const { locks } = navigator as Partial<Pick<Navigator, 'locks'>>;
  if (locks === undefined) return begin();
  const ended = new AbortController();
  const { signal } = ended;
  locks
    .request(LOCK, { signal }, () => {
      if (signal.aborted) return undefined;
      const end = begin();
      return new Promise<void>((resolve) => {
        signal.addEventListener('abort', () => {
          end();
          resolve();
        });
      });
    })
    // Stopped before it was this tab's turn.
    .catch(() => undefined);
  return () => ended.abort();
}
