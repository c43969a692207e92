import { useState } from 'react';
import useSWR from 'swr';
import { callSecureql } from '@/lib/secureql/client';
import type { OperationPath, PayloadOf, ResultOf } from '@/lib/secureql/operations/all';
import type { SecureqlError } from '@/lib/secureql/secureqlError';

interface Options<P extends OperationPath> {
  /** What the server has rendered already: no call is made until `reload` or a change of payload. */
  fallbackData?: ResultOf<P>;
}

interface Answer<P extends OperationPath> {
  data: ResultOf<P> | undefined;
  error: SecureqlError | undefined;
  isLoading: boolean;
  /** Reads again; never throws, the outcome shows in `data` or `error`. */
  reload: () => Promise<void>;
}

let visits = 0;

/** Reads a call and keeps its answer. A null payload asks nothing yet. */
export function useSecureql<P extends OperationPath>(
  path: P,
  payload: PayloadOf<P> | null,
  { fallbackData }: Options<P> = {},
): Answer<P> {
  // The server's answer starts an entry of its own: one left from an earlier visit would hide it.
  const [visit] = useState(() => (fallbackData === undefined ? null : (visits += 1)));
  const { data, error, isLoading, mutate } = useSWR<ResultOf<P>, SecureqlError>(
    payload === null ? null : [path, payload, visit],
    () => callSecureql(path, payload as PayloadOf<P>),
    {
      ...(fallbackData === undefined ? {} : { fallbackData, revalidateOnMount: false }),
      revalidateOnFocus: false,
      shouldRetryOnError: (reason) => reason.status === 0 || reason.status >= 500,
    },
  );
  const reload = async () => {
    await mutate().catch(() => undefined);
  };
  return { data, error, isLoading, reload };
}
