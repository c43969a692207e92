import { useEffect, useState } from 'react';
import type { LotteryView } from '@/hooks/lottery/types';
import { useCall } from '@/hooks/secureql/useCall';
import { keptDraw } from '@/lib/live/lottery/keptDraw';
import { tryCall } from '@/lib/secureql/tryCall';
import type { BonusKind } from '@/lib/shared/lottery/states';
import { landWith, saltFor } from './join/salt';

const UNDO_MS = 10_000;

/** Leaves a draw at once; for ten seconds one press enters it again, with the tickets one held. */
export function useLeaving(lottery: LotteryView, reload: () => Promise<void>) {
  const { id, bonusOffers, minAge } = lottery;
  const leaving = useCall('lottery/leave-lottery/');
  const joining = useCall('lottery/join-lottery/');
  const [held, setHeld] = useState<BonusKind[] | null>(null);

  useEffect(() => {
    if (held === null) return;
    const timer = setTimeout(() => setHeld(null), UNDO_MS);
    return () => clearTimeout(timer);
  }, [held]);

  async function leave() {
    const taken = bonusOffers.filter(({ isTaken }) => isTaken).map(({ kind }) => kind);
    const { answer } = await leaving.run({ lotteryId: id });
    if (!answer) return;
    setHeld(taken);
    await reload();
  }

  async function undo() {
    // Whoever was in has said where they live and how old they are.
    const wanted = {
      lotteryId: id,
      salt: saltFor(id),
      country: keptDraw(id).country ?? undefined,
      isOfAge: minAge === null ? undefined : true,
    };
    const { answer } = await joining.run(wanted);
    if (answer?.joinLottery.item) {
      landWith(wanted);
      for (const kind of held ?? []) await tryCall('lottery/take-bonus/', { lotteryId: id, kind });
    }
    setHeld(null);
    await reload();
  }

  return {
    leave,
    undo,
    /** They left a moment ago. */
    hasLeft: held !== null,
    isRunning: leaving.isRunning || joining.isRunning,
    refusal: leaving.refusal ?? joining.refusal,
  };
}
