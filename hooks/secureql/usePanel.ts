import { useCallback, useEffect, useState } from 'react';
import { attempt } from '@/lib/secureql/browser/attempt';
import { callSecureql } from '@/lib/secureql/browser/client';
import type { OperationPath, PayloadOf, ResultOf } from '@/lib/secureql/operations/all';
import type { ErrorCode } from '@/lib/shared/errors';

interface Panel<P extends OperationPath> {
  /** Null until the first answer has come. */
  data: ResultOf<P> | null;
  /** Why the last call was refused. */
  errorCode: ErrorCode | null;
  isBusy: boolean;
  load: () => Promise<void>;
  /** Sends a change and reads again; answers null when it was refused. */
  change: <Answer extends object>(send: () => Promise<Answer>) => Promise<Answer | null>;
}

/** What a panel shows that is opened on demand: read when it opens, and again after each change. */
export function usePanel<P extends OperationPath>(path: P, payload: PayloadOf<P>): Panel<P> {
  const [asked] = useState(payload);
  const [data, setData] = useState<ResultOf<P> | null>(null);
  const [errorCode, setErrorCode] = useState<ErrorCode | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  const load = useCallback(async () => {
    const { answer, refusal } = await attempt(
      () => callSecureql(path, asked) as Promise<ResultOf<P> & object>,
    );
    setErrorCode(refusal);
    if (answer) setData(answer);
  }, [path, asked]);

  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- set when the answer has come
    void load();
  }, [load]);

  async function change<Answer extends object>(send: () => Promise<Answer>) {
    if (isBusy) return null;
    setIsBusy(true);
    const { answer, refusal } = await attempt(send);
    if (refusal === null) await load();
    else setErrorCode(refusal);
    setIsBusy(false);
    return answer;
  }

  return { data, errorCode, isBusy, load, change };
}
