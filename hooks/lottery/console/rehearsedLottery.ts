import type { RehearsedShow } from '@/hooks/realtime/useRehearsed';
import type { ConsoleLottery } from './types';

/** Nobody of the show gives a reason to look twice. */
const LONG_KNOWN_DAYS = 365;

/** The console of a draw as it would be with the people of a rehearsal in it. Pure. */
export function rehearsedLottery(edit: ConsoleLottery, { lottery: played }: RehearsedShow) {
  if (played === null) return edit;
  return {
    ...edit,
    lottery: { ...edit.lottery, ...played, id: edit.lottery.id },
    entrants: played.partyMembers.map((member, index) => ({
      ...member,
      ...{ userId: null, n: played.memberCount - index, isVerified: false, isFollower: false },
      ...{ rank: null, endReason: null },
    })),
    entrantsCursor: null,
    claims: played.winners.map(({ n: _n, ...winner }) => ({
      ...winner,
      uuid: winner.id,
      ...{ accountDays: LONG_KNOWN_DAYS, wonBefore: 0, doubts: [], claimedAt: null },
      offeredAt: played.revealedAt ?? winner.confirmedAt ?? '',
      ...{ detailsBy: null, isOverdue: false, hasDetails: false, fulfilledAt: null },
    })),
    nextInLine: [],
    acts: [],
  } satisfies ConsoleLottery;
}
