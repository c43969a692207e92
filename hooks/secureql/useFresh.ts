import { useEffect, useEffectEvent, useState } from 'react';
import { readAgain } from '@/lib/page/readAgain';
import { tryCall } from '@/lib/secureql/tryCall';
import type { OperationPath, PayloadOf, ResultOf } from '@/lib/secureql/operations/all';

/**
 * Keeps a server-rendered value up to date with the call it came from; `pick` takes it from an
 * answer. Nothing is asked before the page has been open for a while. A failure changes nothing. A
 * new `initial` replaces the answer to any earlier request.
 */
export function useFresh<P extends OperationPath, Value>(
  path: P,
  payload: PayloadOf<P>,
  initial: Value,
  pick: (answer: ResultOf<P>) => Value | undefined,
): Value {
  const [latest, setLatest] = useState({ from: initial, value: initial });

  const read = useEffectEvent(async () => {
    const { answer } = await tryCall(path, payload);
    const value = answer === null ? undefined : pick(answer);
    if (value !== undefined) setLatest({ from: initial, value });
  });
  useEffect(() => readAgain(() => void read()), []);

  return latest.from === initial ? latest.value : initial;
}
