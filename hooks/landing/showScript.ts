import { LANE } from '@/lib/shared/parties/lanes';
import type { PartyState, ShownMember } from '@/lib/shared/parties/messages';
import { STATUS } from '@/lib/shared/parties/partyStatus';
import { DEFAULT_QUEUE_RULES, type OrderPolicy } from '@/lib/shared/parties/queueRules';

/** The five steps of the sample show, in their order. */
export const SHOW_STEPS = ['idle', 'called', 'ready', 'playing', 'done'] as const;

export type ShowStep = (typeof SHOW_STEPS)[number];

/** After so many milliseconds a step goes on by itself; null: it waits for a press. */
export const STEP_MS: Readonly<Record<ShowStep, number | null>> = {
  idle: null,
  called: 2_000,
  ready: 2_600,
  playing: 2_800,
  done: null,
};

/** The step after a press or a wait; after the last one it begins anew. */
export function stepAfter(step: ShowStep): ShowStep {
  return SHOW_STEPS[SHOW_STEPS.indexOf(step) + 1] ?? 'idle';
}

/** Who plays while it begins. */
const BEFORE = 'tobi_plays';
/** In line as they joined, with the minutes they have waited. */
const LINE = [
  { handle: 'mira_k', minutes: 24 },
  { handle: 'sunny_sam', minutes: 19 },
  { handle: 'crateking', minutes: 15 },
  { handle: 'lenaluna', minutes: 11 },
  { handle: 'pixelpaul', minutes: 9 },
] as const;
const WAITING = 14;
const ROUND = 3;

/** Seconds of the sample's call that are left while it is shown, and of how many. */
export const CALL_SECONDS = { left: 58, total: 60 } as const;

/** What a member does at each step, for whoever is called in the show. */
const CALLED_STATUS: Readonly<Record<ShowStep, number>> = {
  idle: STATUS.waiting,
  called: STATUS.called,
  ready: STATUS.ready,
  playing: STATUS.playing,
  done: STATUS.played,
};

/** Everything that console, overlay and phone show at a step. */
export function showAt(step: ShowStep) {
  const [hero, ...others] = LINE;
  const isCalled = step !== 'idle';
  const waiting = isCalled ? others : LINE;
  const upStatus = CALLED_STATUS[step];
  const up = !isCalled
    ? [member(BEFORE, STATUS.playing)]
    : step === 'done'
      ? []
      : [member(hero.handle, upStatus)];
  const round = step === 'playing' || step === 'done' ? ROUND + 1 : ROUND;
  return {
    /** Who is called in this show, as a name. */
    hero: hero.handle,
    /** The round that is put together, started and finished; after it the next one. */
    nextRound: step === 'done' ? ROUND + 2 : ROUND + 1,
    up,
    /** In line, first to last, with the minutes they have waited. */
    waiting,
    party: {
      notice: null,
      state: 'OPEN' as PartyState,
      queueSize: null,
      orderPolicy: 'LANES' as OrderPolicy,
      turn: 0,
      laneMix: DEFAULT_QUEUE_RULES.laneMix,
      roundNo: round,
      memberCount: isCalled ? WAITING - 1 : WAITING,
      seq: SHOW_STEPS.indexOf(step),
      partyMembers: [...up, ...waiting.map(({ handle }) => member(handle, STATUS.waiting))],
    },
  };
}

export type Show = ReturnType<typeof showAt>;

function member(handle: string, status: number): ShownMember {
  return {
    id: handle,
    number: 1 + LINE.findIndex((one) => one.handle === handle),
    status,
    lane: LANE.ordinary,
    seats: 1,
    handle,
    isGuest: false,
    profilePhoto: '',
  };
}
