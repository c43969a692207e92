import type { Selectable } from 'kysely';
import { answerProblem, questionOf } from '@/lib/shared/forms/entryFields';
import type { ErrorCode } from '@/lib/shared/errors';
import type { EntryField } from '@/lib/shared/parties/messages';
import { RIGHTS, type HostRight, type Right } from '@/lib/shared/hosting/moderators';
import { isRunning } from '@/lib/shared/parties/partyActions';
import { STATUS } from '@/lib/shared/parties/partyStatus';
import type { JoinRule } from '@/lib/shared/parties/queueRules';
import type { PartiesTable } from './tables';

export type { MemberMark, PartyAction } from '@/lib/shared/parties/partyActions';
export { BROUGHT_BACK, MARKS, stateAfter } from '@/lib/shared/parties/partyActions';

/** How many missed calls end somebody's part in a party. */
export const MISS_LIMIT = 2;

/** Says whether a host's right holds this one too. */
export function hasRight(held: HostRight, right: Right): boolean {
  return held === 'OWNER' || RIGHTS.indexOf(held) >= RIGHTS.indexOf(right);
}

/** Says whether it is this user's party. */
export function isOwner(userId: string | null, party: { creatorId: string }): boolean {
  return userId !== null && userId === party.creatorId;
}

/** Whoever keeps others out decides about fans; only the owner about who moderates. */
export function mayBan(held: HostRight, isModerator: boolean): boolean {
  return held === 'OWNER' || !isModerator;
}

/** Only who was called and has answered. */
export function seesLobbyCode(status: number): boolean {
  return status === STATUS.ready || status === STATUS.playing;
}

/** What decides whether somebody may join. */
export interface JoinFacts {
  isBanned: boolean;
  /** When their last turn in this party ended. */
  lastPlayedAt: Date | null;
  /** They missed so many calls of this party that they are out. */
  missedOut: boolean;
  /** Whether they are one of those whom the party lets in. */
  isLetIn: boolean;
}

/** What somebody hears whom a rule does not let in. */
const NOT_LET_IN: Record<JoinRule, ErrorCode | null> = {
  EVERYONE: null,
  VERIFIED: 'party.verified_only',
  FOLLOWERS: 'party.followers_only',
  INVITED: 'party.invited_only',
};

/** Why this user may not join now; null when they may. A stranger's draft is not found. */
export function joinRefusal(
  userId: string,
  party: Pick<
    Selectable<PartiesTable>,
    | 'creatorId'
    | 'state'
    | 'queueSize'
    | 'memberCount'
    | 'rejoin'
    | 'cooldownMinutes'
    | 'whoCanJoin'
  >,
  facts: JoinFacts,
  now: Date,
): ErrorCode | null {
  if (isOwner(userId, party)) return 'party.own_party';
  if (party.state === 'DRAFT') return 'party.not_found';
  if (facts.isBanned) return 'party.banned';
  if (party.state !== 'OPEN') return party.state === 'PAUSED' ? 'party.paused' : 'party.not_open';
  if (!facts.isLetIn) return NOT_LET_IN[party.whoCanJoin];
  if (facts.missedOut) return 'party.missed_out';
  if (facts.lastPlayedAt && party.rejoin === 'ONCE') return 'party.once_only';
  if (facts.lastPlayedAt && party.rejoin === 'COOLDOWN') {
    const rested = facts.lastPlayedAt.getTime() + party.cooldownMinutes * 60_000;
    if (now.getTime() < rested) return 'party.cooldown';
  }
  return party.queueSize !== null && party.memberCount >= party.queueSize ? 'party.full' : null;
}

/** Why a host may add nobody by name now; null when they may. */
export function guestRefusal(
  party: Pick<Selectable<PartiesTable>, 'state' | 'queueSize' | 'memberCount'>,
): ErrorCode | null {
  if (!isRunning(party)) return 'party.wrong_state';
  return party.queueSize !== null && party.memberCount >= party.queueSize ? 'party.full' : null;
}

/**
 * The answers worth keeping by key; null when they do not fit the questions. Of a guest (`isComplete`
 * false) hosts need not know every answer.
 */
export function checkedAnswers(
  questions: readonly EntryField[],
  answers: readonly { key: string; value: string }[],
  isComplete = true,
): Record<string, string> | null {
  const given = new Map(answers.map(({ key, value }) => [key, value]));
  const asked = new Set(questions.map(({ key }) => key));
  const fits =
    given.size === answers.length &&
    [...given.keys()].every((key) => asked.has(key)) &&
    questions.every((field) => !answerProblem(field, given.get(field.key) ?? '', isComplete));
  return fits ? Object.fromEntries([...given].filter(([, value]) => value !== '')) : null;
}

/** Those of the remembered answers, by question, that still fit the questions of a party. */
export function knownAnswers(
  questions: readonly EntryField[],
  remembered: Readonly<Record<string, string>>,
): { key: string; value: string }[] {
  return questions.flatMap((field) => {
    const value = remembered[questionOf(field)];
    return value !== undefined && !answerProblem(field, value) ? [{ key: field.key, value }] : [];
  });
}
