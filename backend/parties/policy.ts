import type { Selectable } from 'kysely';
import type { ErrorCode } from '@/lib/shared/errors';
import type { PartyState } from '@/lib/shared/parties/messages';
import { END_UNDO_SECONDS, isRunning } from '@/lib/shared/parties/partyActions';
import { STATUS } from '@/lib/shared/parties/partyStatus';
import type { ToolPlan } from '@/backend/availability/service';
import type { QueueAction } from '@/backend/parties/host/actions';
import type { PartiesTable } from './tables';

/** Live entries of quick accounts from one network address in one party. */
const MOST_NEIGHBOURS = 5;

/**
 * Nobody comes back into a party that is over, and one that has begun is no draft or plan again. An
 * end itself can be taken back for a minute.
 */
export function canBeTakenBack(
  { state, endedAt }: { state: PartyState; endedAt: Date | null },
  action: QueueAction,
  now: Date,
): boolean {
  if (action.kind === 'STATE') {
    const { from, to } = action;
    if (to === 'ENDED') return endedAt !== null && now < endOfGrace(endedAt);
    if (from === 'DRAFT' || from === 'SCHEDULED') return false;
  }
  if (action.kind === 'MARK' && action.firmAt && now >= new Date(action.firmAt)) return false;
  return state !== 'ENDED' || action.kind === 'PRIORITY' || action.kind === 'NOTE';
}

/** What overlays make of a state: the queue goes on, is over, or is not shown yet. */
export function stageOf(state: PartyState): 'ON' | 'OVER' | null {
  if (state === 'DRAFT' || state === 'SCHEDULED') return null;
  return state === 'ENDED' ? 'OVER' : 'ON';
}

/** What a queue takes of its creator's time. */
export function timePlan(
  party: Pick<Selectable<PartiesTable>, 'state' | 'title' | 'scheduledAt' | 'plannedMinutes'>,
): ToolPlan {
  const { state, title, scheduledAt: startsAt, plannedMinutes: minutes } = party;
  const rest = stageOf(state) === 'ON' ? 'RUNNING' : 'NONE';
  return { stage: state === 'SCHEDULED' ? 'PLANNED' : rest, title, startsAt, minutes };
}

/** When an end can no longer be taken back, and what follows from it begins. */
export function endOfGrace(endedAt: Date): Date {
  return new Date(endedAt.getTime() + END_UNDO_SECONDS * 1000);
}

/** The mix decides every promised rank, so it can change only until somebody was promised one. */
export function mayChangeMix(party: Pick<Selectable<PartiesTable>, 'nextNumber'>): boolean {
  return party.nextNumber === 1;
}

/** Only who was called and has answered. */
export function seesLobbyCode(status: number): boolean {
  return status === STATUS.ready || status === STATUS.playing;
}

/** The facts that decide whether a user may join. */
export interface JoinFacts {
  /** The refusal for somebody whom the creator keeps out. */
  keptOut: ErrorCode | null;
  /** When their last turn in this party ended. */
  lastPlayedAt: Date | null;
  /** They missed so many calls of this party that they are out. */
  missedOut: boolean;
  /** Live entries of quick accounts from the user's network address, where theirs is one, too. */
  neighbours: number;
  /** The refusal for somebody whom the party's rule does not let in. */
  notEligible: ErrorCode | null;
}

/** Why this user may not join now; null when they may. A stranger's draft is not found. */
export function joinRefusal(
  userId: string,
  party: Pick<
    Selectable<PartiesTable>,
    'creatorId' | 'state' | 'queueSize' | 'memberCount' | 'rejoin' | 'cooldownMinutes'
  >,
  facts: JoinFacts,
  now: Date,
): ErrorCode | null {
  if (userId === party.creatorId) return 'party.own_party';
  if (party.state === 'DRAFT') return 'party.not_found';
  if (facts.keptOut) return facts.keptOut;
  if (party.state !== 'OPEN') return party.state === 'PAUSED' ? 'party.paused' : 'party.not_open';
  return ownRefusal(party, facts, now) ?? fullRefusal(party);
}

/** Why a place that somebody has may not become this user's; null when it may. */
export function movedRefusal(
  userId: string,
  party: Pick<Selectable<PartiesTable>, 'creatorId' | 'rejoin' | 'cooldownMinutes'>,
  facts: JoinFacts,
  now: Date,
): ErrorCode | null {
  if (userId === party.creatorId) return 'party.own_party';
  return facts.keptOut ?? ownRefusal(party, facts, now);
}

/** Why a user may not join a party that lets people in, whatever room there is. */
function ownRefusal(
  party: Pick<Selectable<PartiesTable>, 'rejoin' | 'cooldownMinutes'>,
  facts: JoinFacts,
  now: Date,
): ErrorCode | null {
  if (facts.notEligible) return facts.notEligible;
  if (facts.neighbours >= MOST_NEIGHBOURS) return 'auth.code_required';
  if (facts.missedOut) return 'party.missed_out';
  if (facts.lastPlayedAt && party.rejoin === 'ONCE') return 'party.once_only';
  if (facts.lastPlayedAt && party.rejoin === 'COOLDOWN') {
    const rested = facts.lastPlayedAt.getTime() + party.cooldownMinutes * 60_000;
    if (now.getTime() < rested) return 'party.cooldown';
  }
  return null;
}

function fullRefusal({
  queueSize,
  memberCount,
}: Pick<Selectable<PartiesTable>, 'queueSize' | 'memberCount'>): ErrorCode | null {
  return queueSize !== null && memberCount >= queueSize ? 'party.full' : null;
}

/** Why a host may not add a guest now; null when they may. */
export function guestRefusal(
  party: Pick<Selectable<PartiesTable>, 'state' | 'queueSize' | 'memberCount'>,
): ErrorCode | null {
  if (!isRunning(party)) return 'party.wrong_state';
  return fullRefusal(party);
}
