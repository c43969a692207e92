import { useEffect } from 'react';
import { usePanel } from '@/hooks/secureql/usePanel';
import { readAgain } from '@/lib/page/readAgain';
import type { OperationPath, PayloadOf, ResultOf } from '@/lib/secureql/operations/all';

/** What a page asks for itself and keeps as it is now; null: not answered yet. `isKnown`: answered or refused. */
export function useKept<P extends OperationPath>(
  path: P,
  payload: PayloadOf<P>,
): { data: ResultOf<P> | null; isKnown: boolean } {
  const { data, errorCode, load } = usePanel(path, payload);
  useEffect(() => readAgain(() => void load()), [load]);
  return { data, isKnown: data !== null || errorCode !== null };
}
