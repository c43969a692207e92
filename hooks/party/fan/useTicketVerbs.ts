import { useCall } from '@/hooks/secureql/useCall';

/** What a fan can do with their ticket; after each action the ticket is read again. */
export function useTicketVerbs(queueUuid: string, reload: () => Promise<void>) {
  const ready = useCall('party/confirm-ready/');
  const later = useCall('party/answer-later/');
  const leaving = useCall('party/leave-queue/');
  const away = useCall('party/set-away/');

  async function after(running: Promise<unknown>) {
    await running;
    await reload();
  }

  return {
    confirmReady: () => after(ready.run({ queueUuid })),
    answerLater: () => after(later.run({ queueUuid })),
    leave: () => after(leaving.run({ queueUuid })),
    setAway: (isAway: boolean) => after(away.run({ queueUuid, isAway })),
    isConfirming: ready.isRunning,
    isLeaving: leaving.isRunning,
    isGoing: away.isRunning,
    errorCode: ready.refusal ?? later.refusal ?? leaving.refusal ?? away.refusal,
  };
}
