import type { RehearsedShow } from '@/hooks/realtime/useRehearsed';
import type { ConsoleLottery } from './types';

/** The console of a draw as it would be with the people of a rehearsal in it. Pure. */
export function rehearsedLottery(edit: ConsoleLottery, { lottery: played }: RehearsedShow) {
  if (played === null) return edit;
  const { isNews: _isNews, ...face } = played;
  return {
    ...edit,
    lottery: { ...edit.lottery, ...face, id: edit.lottery.id },
    entrants: played.partyMembers.map((member, index) => ({
      ...member,
      ...{ userId: null, n: played.memberCount - index, isVerified: false, isFollower: false },
      ...{ rank: null, endReason: null },
    })),
    entrantsCursor: null,
    claims: played.winners.map(({ n: _n, ...winner }) => ({
      ...winner,
      uuid: winner.id,
      ...{ accountDays: null, wonBefore: 0, doubts: [], offeredAt: null, claimedAt: null },
      ...{ detailsBy: null, isOverdue: false, hasDetails: false, fulfilledAt: null },
    })),
    nextInLine: [],
    acts: [],
  } satisfies ConsoleLottery;
}
