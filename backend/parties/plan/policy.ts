import type { ErrorCode } from '@/lib/shared/errors';
import { LIMITS } from '@/lib/shared/limits';
import type { PartyState } from '@/lib/shared/parties/messages';

const DAY_MS = 24 * 60 * 60_000;

/** Why a queue cannot be planned for that time; null when it can. */
export function planRefusal(
  party: { state: PartyState },
  startsAt: Date,
  now: Date,
): ErrorCode | null {
  if (party.state !== 'DRAFT' && party.state !== 'SCHEDULED') return 'party.wrong_state';
  if (startsAt <= now) return 'party.plan_past';
  const last = now.getTime() + LIMITS.planDays * DAY_MS;
  return startsAt.getTime() > last ? 'party.plan_far' : null;
}

/** Whether there is something to wait for: it is not open yet, or every place is taken. */
export function isAwaited(party: {
  state: PartyState;
  queueSize: number | null;
  memberCount: number;
}): boolean {
  const { state, queueSize, memberCount } = party;
  if (state === 'SCHEDULED' || state === 'CLOSED' || state === 'PAUSED') return true;
  return state === 'OPEN' && queueSize !== null && memberCount >= queueSize;
}

/** Whether a place has become free between two moments of an open queue. */
export function hasFreed(
  before: { queueSize: number | null; memberCount: number },
  after: { state: PartyState; queueSize: number | null; memberCount: number },
): boolean {
  const isFull = (one: { queueSize: number | null; memberCount: number }) =>
    one.queueSize !== null && one.memberCount >= one.queueSize;
  return after.state === 'OPEN' && isFull(before) && !isFull(after);
}
