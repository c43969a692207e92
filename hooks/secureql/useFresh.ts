import { useEffect, useEffectEvent, useState } from 'react';
import { readAgain } from '@/lib/page/readAgain';
import { tryCall } from '@/lib/secureql/tryCall';
import type { OperationPath, PayloadOf, ResultOf } from '@/lib/secureql/operations/all';

/**
 * What the server rendered, kept as it is now by the call it came from: `pick` takes it out of an
 * answer. Nothing is asked before the page has stood for a while; what fails leaves what is shown. A new
 * `initial` counts more than any answer to what was asked before it.
 */
export function useFresh<P extends OperationPath, Value>(
  path: P,
  payload: PayloadOf<P>,
  initial: Value,
  pick: (answer: ResultOf<P>) => Value | undefined,
): Value {
  const [kept, setKept] = useState({ from: initial, value: initial });

  const read = useEffectEvent(async () => {
    const { answer } = await tryCall(path, payload);
    const value = answer === null ? undefined : pick(answer);
    if (value !== undefined) setKept({ from: initial, value });
  });
  useEffect(() => readAgain(() => void read()), []);

  return kept.from === initial ? kept.value : initial;
}
