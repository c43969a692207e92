import { useState } from 'react';
import { useLiveTool } from '@/hooks/realtime/useLiveTool';
import { useSecureql } from '@/hooks/secureql/useSecureql';
import type { LotteryView } from '@/hooks/lottery/types';
import type { LiveKind } from '@/lib/live/feed';
import { liveLottery } from '@/lib/live/lottery/liveLottery';
import type { LotteryMessage } from '@/lib/shared/lottery/messages';

const KIND: LiveKind<LotteryView, LotteryMessage> = {
  ...liveLottery,
  takeOwn: (lottery, { myEntry, bonusOffers, isAsked }) => ({
    ...lottery,
    myEntry,
    bonusOffers,
    isAsked,
  }),
};

/** Messages never say what is mine, nor the secret and the rules, which change with the state. */
function needsAnswer(lottery: LotteryView, message: LotteryMessage): boolean {
  if (message.type === 'QUEUE_APPEND') return false;
  const { state, drawnCount, commitHash, memberCount, winners } = message.party;
  if (state !== lottery.state || commitHash !== lottery.commitHash) return true;
  if (lottery.myEntry === null) return false;
  const statusOf = (list: typeof winners) =>
    list.find(({ id }) => id === lottery.myEntry?.id)?.status;
  return (
    drawnCount !== lottery.drawnCount ||
    memberCount < lottery.memberCount ||
    statusOf(winners) !== statusOf(lottery.winners)
  );
}

/** A draw's public state, kept true by messages and read again where they leave a gap. */
export function useLotteryLive(initial: LotteryView) {
  // One object for all renders: a new one would be news, and news makes the next render.
  const [rendered] = useState({ getLottery: { error: null, items: [initial] } });
  const { data, reload } = useSecureql(
    'lottery/get-lottery-details/',
    { lotteryId: initial.id },
    rendered,
  );
  const followed = useLiveTool<LotteryView, LotteryMessage>(KIND, {
    id: initial.id,
    answer: data.getLottery,
    reload,
    needsAnswer,
  });
  return { lottery: followed ?? initial, reload };
}
