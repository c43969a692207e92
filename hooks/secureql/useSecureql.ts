import { useState } from 'react';
import { callSecureql } from '@/lib/secureql/browser/client';
import type { OperationPath, PayloadOf, ResultOf } from '@/lib/secureql/operations/all';
import { SecureqlError } from '@/lib/secureql/browser/secureqlError';
import { oneAtATime } from '@/lib/shared/oneAtATime';

interface Answer<P extends OperationPath> {
  data: ResultOf<P>;
  error: SecureqlError | undefined;
}

/**
 * Holds the answer to a call that the server has rendered, and reads it again on `reload`: one
 * request at a time, and one more when asked meanwhile. A passing failure is tried again; the last
 * good answer stays. Path and payload are those of the first render.
 */
export function useSecureql<P extends OperationPath>(
  path: P,
  payload: PayloadOf<P>,
  initial: ResultOf<P>,
): Answer<P> & { reload: () => Promise<void> } {
  const [answer, setAnswer] = useState<Answer<P>>({ data: initial, error: undefined });
  const [reload] = useState(() =>
    oneAtATime(async () => {
      try {
        const data = await persistently(() => callSecureql(path, payload));
        setAnswer({ data, error: undefined });
      } catch (reason) {
        const error = reason instanceof SecureqlError ? reason : new SecureqlError('internal', 0);
        setAnswer(({ data }) => ({ data, error }));
      }
    }),
  );
  return { ...answer, reload };
}

const isPassing = (reason: unknown) =>
  reason instanceof SecureqlError && (reason.status === 0 || reason.status >= 500);

/**
 * Retries passing failures with the spec's defaults, which are the package's own: ten times in all.
 * The package is loaded only after a failure, so the first attempt was made before that.
 */
async function persistently<Result>(call: () => Promise<Result>): Promise<Result> {
  const first = call();
  try {
    return await first;
  } catch (reason) {
    if (!isPassing(reason)) throw reason;
  }
  const { backOff } = await import('exponential-backoff');
  const attempts = [first];
  return backOff(() => attempts.pop() ?? call(), { retry: isPassing });
}
