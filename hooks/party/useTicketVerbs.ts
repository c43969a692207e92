import { useState } from 'react';
import { useSecureqlMutation } from '@/hooks/secureql/useSecureqlMutation';
import { errorOf } from '@/lib/secureql/browser/answer';
import type { ErrorCode } from '@/lib/shared/errors';

/** What a fan can do with their ticket; after each act the ticket is read again. */
export function useTicketVerbs(queueUuid: string, reload: () => Promise<void>) {
  const ready = useSecureqlMutation('party/confirm-ready/');
  const leaving = useSecureqlMutation('party/leave-queue/');
  const away = useSecureqlMutation('party/set-away/');
  const [refused, setRefused] = useState<ErrorCode | null>(null);

  async function after(running: Promise<object | null>) {
    const result = await running;
    setRefused(result && errorOf(result));
    await reload();
  }

  return {
    confirmReady: () => after(ready.run({ queueUuid })),
    leave: () => after(leaving.run({ queueUuid })),
    setAway: (isAway: boolean) => after(away.run({ queueUuid, isAway })),
    isConfirming: ready.isRunning,
    isLeaving: leaving.isRunning,
    isGoing: away.isRunning,
    errorCode: refused ?? ready.error?.code ?? leaving.error?.code ?? away.error?.code ?? null,
  };
}
