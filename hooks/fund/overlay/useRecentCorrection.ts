import { useEffect, useState } from 'react';
import { serverNow } from '@/lib/secureql/browser/serverClock';
import type { Correction } from '@/lib/shared/fund/messages';

/** So long a stream says why the sum changed. */
const SHOWN_MS = 20_000;

/** The newest reason why the sum changed, while it is news; null: there is none. */
export function useRecentCorrection(corrections: readonly Correction[]): Correction | null {
  const [shown, setShown] = useState<string | null>(null);
  const newest = corrections[0];
  const { id = null, at = null } = newest ?? {};

  useEffect(() => {
    if (id === null || at === null) return;
    const left = Date.parse(at) + SHOWN_MS - serverNow();
    if (left <= 0) return;
    const begin = setTimeout(() => setShown(id), 0);
    const end = setTimeout(() => setShown(null), left);
    return () => {
      clearTimeout(begin);
      clearTimeout(end);
    };
  }, [id, at]);

  return newest !== undefined && newest.id === shown ? newest : null;
}
