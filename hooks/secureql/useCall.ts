import { useCallback, useRef, useState } from 'react';
import { tryCall, type Outcome } from '@/lib/secureql/tryCall';
import type { OperationPath, PayloadOf, ResultOf } from '@/lib/secureql/operations/all';
import type { ErrorCode } from '@/lib/shared/errors';
import { useUntilReached } from './useUntilReached';

/** The result of a second press while the first call is under way: nothing is sent. */
interface NotSent {
  answer: null;
  refusal: null;
}

interface Call<P extends OperationPath> {
  /** Sends the call and returns what came of it; never throws. */
  run: (payload: PayloadOf<P>) => Promise<Outcome<ResultOf<P>> | NotSent>;
  isRunning: boolean;
  /** Why the last run was refused, in band or outright. */
  refusal: ErrorCode | null;
}

/**
 * A call that a press sends: one at a time, with the reason why the last one was refused. Outside of
 * React, and where several may be under way, use `tryCall`.
 */
export function useCall<P extends OperationPath>(path: P): Call<P> {
  const [isRunning, setIsRunning] = useState(false);
  const [refusal, setRefusal] = useState<ErrorCode | null>(null);
  const isBusy = useRef(false);
  useUntilReached(refusal, () => setRefusal(null));

  const run = useCallback(
    async (payload: PayloadOf<P>): Promise<Outcome<ResultOf<P>> | NotSent> => {
      if (isBusy.current) return { answer: null, refusal: null };
      isBusy.current = true;
      setIsRunning(true);
      setRefusal(null);
      const outcome = await tryCall(path, payload);
      isBusy.current = false;
      setIsRunning(false);
      setRefusal(outcome.refusal);
      return outcome;
    },
    [path],
  );
  return { run, isRunning, refusal };
}
