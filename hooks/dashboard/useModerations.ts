import { useState } from 'react';
import { attempt } from '@/lib/secureql/browser/attempt';
import { callSecureql } from '@/lib/secureql/browser/client';
import type { ResultOf } from '@/lib/secureql/operations/all';
import type { ErrorCode } from '@/lib/shared/errors';

export type Moderation = ResultOf<'moderators/get-mine/'>['moderations']['items'][number];

/** For whom one moderates or was asked to, with the answers one can give. */
export function useModerations(initial: readonly Moderation[]) {
  const [moderations, setModerations] = useState(initial);
  const [errorCode, setErrorCode] = useState<ErrorCode | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  /** Sends an answer and reads again what there is now. */
  async function change(send: () => Promise<object>) {
    if (isBusy) return;
    setIsBusy(true);
    const { refusal } = await attempt(send);
    const { answer } = await attempt(() => callSecureql('moderators/get-mine/', {}));
    setErrorCode(refusal);
    if (answer) setModerations(answer.moderations.items);
    setIsBusy(false);
  }

  return {
    moderations,
    errorCode,
    isBusy,
    answer: (creatorId: string, accept: boolean) =>
      change(() => callSecureql('moderators/answer/', { creatorId, accept })),
    leave: (creatorId: string) => change(() => callSecureql('moderators/leave/', { creatorId })),
  };
}
