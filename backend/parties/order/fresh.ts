import type { PartyPatch } from '@/backend/parties/store/changeRepository';
import type { QueueAction } from '@/backend/parties/host/actions';
import type { PartyRow } from '@/backend/parties/store/partyRepository';

/**
 * So long after a call nobody is promised anything from it, so that its undo brings everybody back to
 * where they were before it (decision 0014).
 */
const FRESH_MS = 60_000;

/** What takes the chance away: from then on the places behind the last call are promised. */
export const FIRM = { freshTurn: null, freshSince: null } satisfies PartyPatch;

/** What leaves the line as it is, or is a call itself. */
const KEEPS: readonly QueueAction['kind'][] = [
  ...(['CALL', 'STATE', 'NOTICE', 'NOTE', 'GUEST', 'PRIORITY'] as const),
];

/** What an action changes of it. */
export function firmAfter({ kind }: QueueAction): PartyPatch {
  return KEEPS.includes(kind) ? {} : FIRM;
}

/** The last call while it is fresh: the turn before it, and when it was made. Null: it is not. */
export function freshCall(
  { freshTurn, freshSince }: Pick<PartyRow, 'freshTurn' | 'freshSince'>,
  now: Date,
): { turn: number; since: Date } | null {
  if (freshTurn === null || freshSince === null) return null;
  return now.getTime() - freshSince.getTime() < FRESH_MS
    ? { turn: freshTurn, since: freshSince }
    : null;
}
