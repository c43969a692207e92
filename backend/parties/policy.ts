import type { ErrorCode } from '@/lib/shared/errors';
import type { EntryField, PartyState } from '@/lib/shared/messages';
import { STATUS } from '@/lib/shared/partyStatus';

/** What a host may do to a party's state. */
export type PartyAction = 'OPEN' | 'PAUSE' | 'CLOSE' | 'END';

/** What a host may say of entries. */
export type MemberMark = 'PLAYING' | 'PLAYED' | 'MISSED' | 'REMOVED';

const UP = [STATUS.called, STATUS.ready, STATUS.playing];
const LIVE = [STATUS.waiting, STATUS.away, ...UP];

/** From which statuses a mark leads to which one. */
export const MARKS: Record<MemberMark, { from: readonly number[]; to: number }> = {
  PLAYING: { from: [STATUS.called, STATUS.ready], to: STATUS.playing },
  PLAYED: { from: UP, to: STATUS.played },
  MISSED: { from: [STATUS.called, STATUS.ready], to: STATUS.missed },
  REMOVED: { from: LIVE, to: STATUS.removed },
};

const ACTIONS: Record<PartyAction, { from: readonly PartyState[]; to: PartyState }> = {
  OPEN: { from: ['DRAFT', 'PAUSED', 'CLOSED'], to: 'OPEN' },
  PAUSE: { from: ['OPEN'], to: 'PAUSED' },
  CLOSE: { from: ['OPEN', 'PAUSED'], to: 'CLOSED' },
  END: { from: ['OPEN', 'PAUSED', 'CLOSED'], to: 'ENDED' },
};

/** The owner, and nobody else yet. */
export function runsParty(userId: string | null, party: { creatorId: string }): boolean {
  return userId !== null && userId === party.creatorId;
}

/** Everyone, but a draft only its owner. */
export function seesParty(
  userId: string | null,
  party: { creatorId: string; state: PartyState },
): boolean {
  return party.state !== 'DRAFT' || runsParty(userId, party);
}

/** The holder of a ticket and the party's owner. */
export function seesTicket(
  userId: string,
  entry: { userId: string },
  party: { creatorId: string },
): boolean {
  return entry.userId === userId || runsParty(userId, party);
}

/** Only who was called and has answered. */
export function seesLobbyCode(status: number): boolean {
  return status === STATUS.ready || status === STATUS.playing;
}

/** Why this user may not join now; null when they may. A stranger's draft is not found. */
export function joinRefusal(
  userId: string,
  party: { creatorId: string; state: PartyState; queueSize: number | null; memberCount: number },
): ErrorCode | null {
  if (runsParty(userId, party)) return 'party.own_party';
  if (party.state === 'DRAFT') return 'party.not_found';
  if (party.state !== 'OPEN') return party.state === 'PAUSED' ? 'party.paused' : 'party.not_open';
  return party.queueSize !== null && party.memberCount >= party.queueSize ? 'party.full' : null;
}

/** The state an action leads to; null when it is not possible now. */
export function stateAfter(state: PartyState, action: PartyAction): PartyState | null {
  const { from, to } = ACTIONS[action];
  return from.includes(state) ? to : null;
}

/** The answers worth keeping by key; null when they do not fit the questions. */
export function checkedAnswers(
  questions: readonly EntryField[],
  answers: readonly { key: string; value: string }[],
): Record<string, string> | null {
  const given = new Map(answers.map(({ key, value }) => [key, value]));
  const asked = new Set(questions.map(({ key }) => key));
  const fits =
    given.size === answers.length &&
    [...given.keys()].every((key) => asked.has(key)) &&
    questions.every(({ key, required, maxLength }) => {
      const { length } = given.get(key) ?? '';
      return length <= maxLength && !(required && length === 0);
    });
  return fits ? Object.fromEntries([...given].filter(([, value]) => value !== '')) : null;
}
