import { useCallback, useRef, useState } from 'react';
import { callSecureql } from '@/lib/secureql/browser/client';
import type { OperationPath, PayloadOf, ResultOf } from '@/lib/secureql/operations/all';
import { SecureqlError } from '@/lib/secureql/browser/secureqlError';
import { useUntilReached } from './useUntilReached';

interface Mutation<P extends OperationPath> {
  /** Answers the data (its root may hold an in-band error), or null when refused; never throws. */
  run: (payload: PayloadOf<P>) => Promise<ResultOf<P> | null>;
  isRunning: boolean;
  /** Why the last run was refused. */
  error: SecureqlError | null;
}

/** A call that changes something. A second `run` while one is under way answers null at once. */
export function useSecureqlMutation<P extends OperationPath>(path: P): Mutation<P> {
  const [isRunning, setIsRunning] = useState(false);
  const [error, setError] = useState<SecureqlError | null>(null);
  const isBusy = useRef(false);
  useUntilReached(error?.code ?? null, () => setError(null));

  const run = useCallback(
    async (payload: PayloadOf<P>) => {
      if (isBusy.current) return null;
      isBusy.current = true;
      setIsRunning(true);
      setError(null);
      try {
        return await callSecureql(path, payload);
      } catch (reason) {
        setError(reason instanceof SecureqlError ? reason : new SecureqlError('internal', 0));
        return null;
      } finally {
        isBusy.current = false;
        setIsRunning(false);
      }
    },
    [path],
  );
  return { run, isRunning, error };
}
