import { LIMITS } from '@/lib/shared/limits';
import type { LotteryFace, LotteryMember, LotteryMessage } from '@/lib/shared/lottery/messages';
import type { PartyCreator } from '@/lib/shared/parties/messages';
import { readLotteryMessage } from './lotteryMessage';

/** The least of a draw that messages keep true; pages and overlays hold more beside it. */
export interface LiveLottery extends LotteryFace {
  seq: number;
  creator: PartyCreator;
  /** At most `LIMITS.pageSize`: those who entered last, newest first. */
  partyMembers: LotteryMember[];
}

/** How a draw is followed: an entry says what changed, an update says everything. */
export const liveLottery = {
  readMessage: readLotteryMessage,
  isWhole: ({ type }: LotteryMessage) => type === 'PARTY_UPDATE',
  applyMessage: applyLotteryMessage,
} as const;

function applyLotteryMessage<L extends LiveLottery & { maxEntries?: number | null }>(
  lottery: L,
  message: LotteryMessage,
): L {
  if (message.type === 'QUEUE_APPEND') {
    const { seq, member, logSeq, logHead } = message;
    return {
      ...lottery,
      seq,
      logSeq,
      logHead,
      memberCount: lottery.memberCount + 1,
      ticketTotal: lottery.ticketTotal + member.tickets,
      partyMembers: [member, ...lottery.partyMembers].slice(0, LIMITS.pageSize),
    };
  }
  const { seq, party, partyMembers, creator, queueSize } = message;
  return { ...lottery, ...party, seq, partyMembers, creator, maxEntries: queueSize };
}
