import type { ConsoleParty, HostMember } from '@/hooks/party/types';
import type { RehearsedShow } from '@/hooks/realtime/useRehearsed';
import { isUp, STATUS } from '@/lib/shared/parties/partyStatus';

const SEATS = 2;

/** The console of a queue as it would be with the people of a rehearsal in it. Pure. */
export function rehearsedParty(party: ConsoleParty, { party: played, people }: RehearsedShow) {
  if (played === null) return party;
  const members = people.map(memberOf);
  const done = members.filter(({ status }) => status === STATUS.played).reverse();
  const waiting = members.filter(({ status }) => status === STATUS.waiting);
  return {
    ...party,
    ...{ state: played.state, notice: null, queueSize: null, orderPolicy: played.orderPolicy },
    ...{ seatsPerRound: SEATS, roundNo: played.roundNo, turn: played.turn, seq: played.seq },
    ...{ memberCount: waiting.length, playedCount: done.length, endedAt: null },
    ...{ waiting, waitingCursor: null, away: [], awayCount: 0, done },
    current: members.filter(({ status }) => isUp(status)),
    acts: [],
  } satisfies ConsoleParty;
}

const memberOf = (person: RehearsedShow['people'][number]): HostMember => ({
  ...person,
  ...{ userId: null, isBought: false, isVerified: false, isFollower: false },
  ...{ misses: 0, noShows: 0, sitsOut: false, timesPlayed: 0, note: null, endReason: null },
  fields: [],
  waitingSince: person.joinedAt,
  ...{ awaySince: null, readyBy: null },
});
