import { useState } from 'react';
import type { ResultOf } from '@/lib/secureql/operations/all';
import { tryCall } from '@/lib/secureql/tryCall';
import type { ErrorCode } from '@/lib/shared/errors';

export type Moderation = ResultOf<'moderators/get-mine/'>['moderations']['items'][number];

/** For whom the user moderates or was asked to, and how to accept, decline or leave. */
export function useModerations(initial: readonly Moderation[]) {
  const [moderations, setModerations] = useState(initial);
  const [errorCode, setErrorCode] = useState<ErrorCode | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  /** Sends an answer and reads again what there is now. */
  async function change(send: () => Promise<{ refusal: ErrorCode | null }>) {
    if (isBusy) return;
    setIsBusy(true);
    const { refusal } = await send();
    const { answer } = await tryCall('moderators/get-mine/', {});
    setErrorCode(refusal);
    if (answer) setModerations(answer.moderations.items);
    setIsBusy(false);
  }

  return {
    moderations,
    errorCode,
    isBusy,
    answer: (creatorId: string, accept: boolean) =>
      change(() => tryCall('moderators/answer/', { creatorId, accept })),
    leave: (creatorId: string) => change(() => tryCall('moderators/leave/', { creatorId })),
  };
}
