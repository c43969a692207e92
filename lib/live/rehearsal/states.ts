import type { LiveLottery } from '@/lib/live/lottery/liveLottery';
import type { LotteryMember, LotteryWinner } from '@/lib/shared/lottery/messages';
import { ENTRY } from '@/lib/shared/lottery/states';
import type { PartyCreator, PartyState, ShownMember } from '@/lib/shared/parties/messages';
import { isUp, STATUS } from '@/lib/shared/parties/partyStatus';
import { beatsUntil, CLOSES_AT, FANS, NUMBER_AT, WINNER, type TimedBeat } from './script';

/** What the show calls its things, in the language of the overlay. */
export interface RehearsalWords {
  queue: string;
  draw: string;
  prize: string;
  fund: string;
  milestone: string;
}

/** When the show is and whose it is. */
export interface Stage {
  /** In ms of the script. */
  elapsed: number;
  /** ms since 1970 of a moment of the script, at the pace at hand. */
  timeOf: (at: number) => number;
  creator: PartyCreator;
  words: RehearsalWords;
}

/** Somebody of the show's queue, with the moments of their way through it; null: not yet. */
export interface RehearsedPerson extends ShownMember {
  joinedAt: string;
  calledAt: string | null;
  startedAt: string | null;
  endedAt: string | null;
}

const STATUS_AFTER: Partial<Record<TimedBeat['kind'], number>> = {
  JOINS: STATUS.waiting,
  CALLED: STATUS.called,
  PLAYS: STATUS.playing,
  PLAYED: STATUS.played,
};

/** Everybody of the show's queue, in the order in which they came. Pure. */
export function rehearsedPeople({ elapsed, timeOf }: Stage): RehearsedPerson[] {
  const people = new Map<number, RehearsedPerson>();
  for (const beat of beatsUntil(elapsed)) {
    const status = STATUS_AFTER[beat.kind];
    if (!('fan' in beat) || status === undefined) continue;
    const at = new Date(timeOf(beat.at)).toISOString();
    const before = people.get(beat.fan) ?? personOf(beat.fan, at);
    people.set(beat.fan, {
      ...before,
      status,
      calledAt: beat.kind === 'CALLED' ? at : before.calledAt,
      startedAt: beat.kind === 'PLAYS' ? at : before.startedAt,
      endedAt: beat.kind === 'PLAYED' ? at : before.endedAt,
    });
  }
  return [...people.values()];
}

/** The queue of the show; null before it opens. Pure. */
export function rehearsedQueue(stage: Stage) {
  const { elapsed, creator, words } = stage;
  const beats = beatsUntil(elapsed);
  if (beats.length === 0) return null;
  const members = rehearsedPeople(stage);
  const up = members.filter((member) => isUp(member.status));
  const waiting = members.filter((member) => member.status === STATUS.waiting);
  const hasEnded = beats.some(({ kind }) => kind === 'QUEUE_ENDS');
  const state: PartyState = hasEnded ? 'ENDED' : 'OPEN';
  return {
    id: 'rehearsal-queue',
    title: words.queue,
    notice: null,
    state,
    queueSize: null,
    orderPolicy: 'LANES' as const,
    turn: beats.filter(({ kind }) => kind === 'CALLED').length,
    laneMix: 2,
    roundNo: beats.filter(({ kind }, n) => kind === 'PLAYS' && beats[n - 1]?.kind !== 'PLAYS')
      .length,
    memberCount: waiting.length,
    seq: beats.length,
    partyMembers: [...up, ...waiting],
    creator,
  };
}

function personOf(fan: number, joinedAt: string): RehearsedPerson {
  return {
    id: `rehearsal-fan-${fan}`,
    number: fan + 1,
    status: STATUS.waiting,
    lane: 1,
    seats: 1,
    handle: FANS[fan] ?? '',
    isGuest: false,
    profilePhoto: '',
    joinedAt,
    ...{ calledAt: null, startedAt: null, endedAt: null },
  };
}

/** Hex of nothing: a rehearsal proves nothing and says so nowhere else. */
const HASH = '0'.repeat(64);

/** The draw of the show; null before it opens. Pure. */
export function rehearsedDraw(stage: Stage): LiveLottery | null {
  const { elapsed, timeOf, creator, words } = stage;
  const beats = beatsUntil(elapsed);
  const has = (kind: TimedBeat['kind']) => beats.some((beat) => beat.kind === kind);
  if (!has('DRAW_OPENS')) return null;
  const iso = (at: number) => new Date(timeOf(at)).toISOString();
  const entered = beats.filter(({ kind }) => kind === 'ENTERS').length;
  const isDrawn = has('DRAWN');
  return {
    id: 'rehearsal-draw',
    title: words.draw,
    notice: null,
    state: stateOf(has),
    opensAt: null,
    closesAt: has('DRAW_CLOSES') ? null : iso(CLOSES_AT),
    prizes: [
      {
        ...{ title: words.prize, photo: null, valueMinor: null, currency: null },
        ...{ quantity: 1, delivery: 'DIGITAL' },
      },
    ],
    claimMode: 'LIVE',
    claimSeconds: 120,
    memberCount: entered,
    ticketTotal: entered * 2,
    randomness: 'drand-quicknet',
    commitHash: HASH,
    logSeq: beats.length,
    logHead: HASH,
    entrantsHash: has('DRAW_CLOSES') ? HASH : null,
    closedAt: has('DRAW_CLOSES') ? iso(CLOSES_AT) : null,
    round: has('DRAW_CLOSES') ? 1 : null,
    roundAt: has('DRAW_CLOSES') ? iso(NUMBER_AT) : null,
    revealedAt: isDrawn ? iso(NUMBER_AT) : null,
    cancelReason: null,
    prizeCount: 1,
    drawnCount: isDrawn ? 1 : 0,
    winners: isDrawn ? [winnerOf(has('CLAIMS'))] : [],
    seq: beats.length,
    partyMembers: FANS.slice(0, entered)
      .map((_, fan) => entrantOf(fan, iso(0)))
      .reverse(),
    creator,
  };
}

function stateOf(has: (kind: TimedBeat['kind']) => boolean): LiveLottery['state'] {
  if (has('DRAW_OVER')) return 'COMPLETED';
  if (has('DRAWN')) return 'CLAIMING';
  return has('DRAW_CLOSES') ? 'CLOSED' : 'OPEN';
}

const entrantOf = (fan: number, joinedAt: string): LotteryMember => ({
  id: `rehearsal-entry-${fan}`,
  status: ENTRY.entered,
  tickets: 2,
  handle: FANS[fan] ?? '',
  profilePhoto: '',
  joinedAt,
});

const winnerOf = (hasClaimed: boolean): LotteryWinner => ({
  id: `rehearsal-entry-${WINNER}`,
  ...{ slot: 1, prize: 0, n: WINNER + 1, rank: 1, tickets: 2 },
  status: hasClaimed ? ENTRY.claimed : ENTRY.won,
  handle: FANS[WINNER] ?? '',
  profilePhoto: '',
  ...{ confirmedAt: null, claimBy: null, outReason: null },
});
