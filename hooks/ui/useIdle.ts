import { useEffect, useState } from 'react';

const LATEST_MS = 3000;
/** Safari does not say when it is idle. */
const GUESS_MS = 500;

/** True once the page has shown itself and rests: for what nobody waits for. */
export function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    const rest = () => setIsIdle(true);
    if (typeof window.requestIdleCallback !== 'function') {
      const timer = setTimeout(rest, GUESS_MS);
      return () => clearTimeout(timer);
    }
    const handle = window.requestIdleCallback(rest, { timeout: LATEST_MS });
    return () => window.cancelIdleCallback(handle);
  }, []);
  return isIdle;
}
