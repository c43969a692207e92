import type { PartyState } from './messages';
import { LIVE, STATUS, UP } from './partyStatus';

/** What a host may do to a party's state; a screen offers them in this order. */
export const PARTY_ACTIONS = ['OPEN', 'PAUSE', 'CLOSE', 'END'] as const;
export type PartyAction = (typeof PARTY_ACTIONS)[number];

const STATE_CHANGES: Record<PartyAction, { from: readonly PartyState[]; to: PartyState }> = {
  OPEN: { from: ['DRAFT', 'SCHEDULED', 'PAUSED', 'CLOSED'], to: 'OPEN' },
  PAUSE: { from: ['OPEN'], to: 'PAUSED' },
  CLOSE: { from: ['OPEN', 'PAUSED'], to: 'CLOSED' },
  END: { from: ['OPEN', 'PAUSED', 'CLOSED'], to: 'ENDED' },
};

/** The state an action leads to; null when it is not possible now. */
export function stateAfter(state: PartyState, action: PartyAction): PartyState | null {
  const { from, to } = STATE_CHANGES[action];
  return from.includes(state) ? to : null;
}

/** What a host may do with a party in this state, the chief action first. */
export function actionsOf(state: PartyState): readonly PartyAction[] {
  return PARTY_ACTIONS.filter((action) => stateAfter(state, action) !== null);
}

/** So long an end can be taken back; only then those concerned are told. */
export const END_UNDO_SECONDS = 60;

/** Says whether people can be in the queue now. */
export const isRunning = ({ state }: { state: PartyState }) =>
  state !== 'DRAFT' && state !== 'SCHEDULED' && state !== 'ENDED';

/** What one address of a stream deck does to a queue; a screen offers them in this order. */
export const PARTY_CONTROLS = [
  'NEXT',
  'RANDOM',
  'PAUSE',
  'OPEN',
  'CLOSE',
  'PLAYING_ALL',
  'PLAYED_ALL',
  'UNDO',
] as const;
export type PartyControl = (typeof PARTY_CONTROLS)[number];

/** What a host may say of entries. */
export const MEMBER_MARKS = ['PLAYING', 'PLAYED', 'MISSED', 'SKIPPED', 'REMOVED'] as const;
export type MemberMark = (typeof MEMBER_MARKS)[number];

/** From which statuses a host may say that somebody missed their call; where it leads depends. */
export const MISSED_FROM: readonly number[] = [STATUS.called, STATUS.ready];

/** From which statuses a mark leads to which one. */
export const MARKS: Record<
  Exclude<MemberMark, 'MISSED'>,
  { from: readonly number[]; to: number }
> = {
  PLAYING: { from: MISSED_FROM, to: STATUS.playing },
  PLAYED: { from: UP, to: STATUS.played },
  SKIPPED: { from: LIVE, to: STATUS.skipped },
  REMOVED: { from: LIVE, to: STATUS.removed },
};

/** From which statuses a host may bring somebody back; who left by themselves joins again. */
export const BROUGHT_BACK: readonly number[] = [STATUS.missed, STATUS.skipped, STATUS.removed];
