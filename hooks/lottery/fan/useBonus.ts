import { useState } from 'react';
import type { LotteryView } from '@/hooks/lottery/types';
import { tryCall } from '@/lib/secureql/tryCall';
import type { ErrorCode } from '@/lib/shared/errors';
import type { BonusKind } from '@/lib/shared/lottery/states';

/** Bonus tickets by one press: following the creator first where that is what they are for. */
export function useBonus({ id, creator }: LotteryView, reload: () => Promise<void>) {
  const [running, setRunning] = useState<BonusKind | null>(null);
  const [refused, setRefused] = useState<{ kind: BonusKind; code: ErrorCode } | null>(null);

  async function take(kind: BonusKind) {
    if (running !== null) return;
    setRunning(kind);
    setRefused(null);
    const follow = { targetType: 'CREATOR', targetId: creator.id, notifyLive: true } as const;
    const following = kind === 'FOLLOW' ? await tryCall('favorites/save-favorite/', follow) : null;
    const refusal =
      following?.refusal ?? (await tryCall('lottery/take-bonus/', { lotteryId: id, kind })).refusal;
    if (refusal !== null) setRefused({ kind, code: refusal });
    else await reload();
    setRunning(null);
  }

  return { take, running, refused };
}
