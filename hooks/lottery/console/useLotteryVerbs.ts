import { useState } from 'react';
import type { RunAction } from '@/hooks/console/useActions';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { OUT_REASONS_OF_HOST, REMOVE_REASONS_OF_HOST } from '@/lib/shared/lottery/reasons';
import type { LotteryAction } from '@/lib/shared/lottery/states';
import type { LotteryChange } from './lotteryChanges';

export type OutReason = (typeof OUT_REASONS_OF_HOST)[number];
export type RemoveReason = (typeof REMOVE_REASONS_OF_HOST)[number];

/** All that hosts can do to a draw and to the people in it. */
export type LotteryVerbs = ReturnType<typeof useLotteryVerbs>;

/** The verbs of the console; each is shown at once where its outcome is known. */
export function useLotteryVerbs(lotteryId: string, act: RunAction<LotteryChange>) {
  const { t } = useTranslation('lotteryConsole');
  const [announcement, setAnnouncement] = useState('');

  async function changeState(action: LotteryAction) {
    await act({ kind: 'state', action }, 'lottery/change-state/', { lotteryId, action });
  }

  async function close() {
    const answer = await act({ kind: 'close' }, 'lottery/close-and-draw/', { lotteryId });
    if (answer) setAnnouncement(t('said.closed'));
  }

  async function cancel() {
    await act({ kind: 'cancel' }, 'lottery/cancel/', { lotteryId });
  }

  async function drawNext() {
    await act(null, 'lottery/draw-next/', { lotteryId });
  }

  async function confirm(memberIds: string[]) {
    const payload = { lotteryId, memberIds };
    const answer = await act({ kind: 'confirm', memberIds }, 'lottery/confirm-winners/', payload);
    if (answer) setAnnouncement(t('said.confirmed'));
  }

  /** Passes somebody over; the next in the order is up, whoever that is. */
  async function passOver(memberId: string, reason: OutReason) {
    await act(null, 'lottery/next-in-line/', { lotteryId, memberId, reason });
  }

  async function remove(memberId: string, reason: RemoveReason) {
    const payload = { lotteryId, memberId, reason };
    await act({ kind: 'remove', memberId }, 'lottery/remove-member/', payload);
  }

  async function fulfil(memberId: string) {
    const payload = { lotteryId, memberId };
    await act({ kind: 'fulfil', memberId }, 'lottery/fulfil-prize/', payload);
  }

  /** Lets the overlay play once more how it was drawn; the result stays what it is. */
  async function replay() {
    await act(null, 'lottery/replay-reveal/', { lotteryId });
  }

  /** Takes the last press back: only a pause and its end can be. */
  async function undo(actId: string) {
    await act(null, 'party/undo/', { partyID: lotteryId, actId });
  }

  return {
    announcement,
    changeState,
    close,
    cancel,
    drawNext,
    confirm,
    passOver,
    remove,
    fulfil,
    undo,
    replay,
  };
}
