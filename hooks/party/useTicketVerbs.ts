import { useState } from 'react';
import { useSecureqlMutation } from '@/hooks/secureql/useSecureqlMutation';
import { errorOf } from '@/lib/secureql/answer';
import type { ErrorCode } from '@/lib/shared/errors';

/** What a fan can do with their ticket; after each act the ticket is read again. */
export function useTicketVerbs(queueUuid: string, reload: () => Promise<void>) {
  const ready = useSecureqlMutation('party/confirm-ready/');
  const leaving = useSecureqlMutation('party/leave-queue/');
  const [refused, setRefused] = useState<ErrorCode | null>(null);

  async function run(verb: typeof ready | typeof leaving) {
    const result = await verb.run({ queueUuid });
    setRefused(result && errorOf(result));
    await reload();
  }

  return {
    confirmReady: () => run(ready),
    leave: () => run(leaving),
    isConfirming: ready.isRunning,
    isLeaving: leaving.isRunning,
    errorCode: refused ?? ready.error?.code ?? leaving.error?.code ?? null,
  };
}
