import { useEffect, useState } from 'react';
import { tryCall } from '@/lib/secureql/tryCall';

const AFTER_TYPING_MS = 400;
const SHORTEST = 3;

interface Found {
  name: string;
  isFree: boolean;
  suggestion: string | null;
}

/**
 * Asks about a name once typing has paused; the answer to an older one is dropped. Null while nothing
 * is known of it.
 */
export function useNameCheck(name: string): Found | null {
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    if (name.trim().length < SHORTEST) return;
    const timer = setTimeout(() => {
      void tryCall('accounts/check-name/', { name }).then(({ answer }) => {
        const item = answer?.checkName.item;
        if (item) setFound({ ...item, name });
      });
    }, AFTER_TYPING_MS);
    return () => clearTimeout(timer);
  }, [name]);
  return found?.name === name ? found : null;
}
