import { useCallback, useEffect, useState } from 'react';
import { tryCall } from '@/lib/secureql/tryCall';
import type { OperationPath, PayloadOf, ResultOf } from '@/lib/secureql/operations/all';
import type { ErrorCode } from '@/lib/shared/errors';

interface Panel<P extends OperationPath> {
  /** Null until the first answer has come. */
  data: ResultOf<P> | null;
  /** Why the last call was refused. */
  errorCode: ErrorCode | null;
  isBusy: boolean;
  load: () => Promise<void>;
  /** Sends a change and reads again; returns its answer, or null when it was refused. */
  change: <C extends OperationPath>(path: C, payload: PayloadOf<C>) => Promise<ResultOf<C> | null>;
}

/** Data of a panel that is opened on demand: read when it opens, and again after each change. */
export function usePanel<P extends OperationPath>(path: P, payload: PayloadOf<P>): Panel<P> {
  const [asked] = useState(payload);
  const [data, setData] = useState<ResultOf<P> | null>(null);
  const [errorCode, setErrorCode] = useState<ErrorCode | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  const load = useCallback(async () => {
    const { answer, refusal } = await tryCall(path, asked);
    setErrorCode(refusal);
    if (answer) setData(answer);
  }, [path, asked]);

  useEffect(() => {
    void load();
  }, [load]);

  async function change<C extends OperationPath>(changePath: C, change: PayloadOf<C>) {
    if (isBusy) return null;
    setIsBusy(true);
    const { answer, refusal } = await tryCall(changePath, change);
    if (refusal === null) await load();
    else setErrorCode(refusal);
    setIsBusy(false);
    return answer;
  }

  return { data, errorCode, isBusy, load, change };
}
