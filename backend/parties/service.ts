import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { hostedParty } from './access';
import { findBan } from '@/backend/audience/banRepository';
import { metAmong } from '@/backend/parties/store/metRepository';
import { countLive, findOwner, findRunning, titleOf, viewParty } from '@/backend/parties/store/partyRepository';
import { partySummary, publicParty, type PartySummary, type PublicParty } from '@/backend/parties/fan/partyPages';

/**
 * Id of the creator of a party whose settings the caller may change. Throws `auth.required` for
 * visitors, else `forbidden`.
 */
export async function requireSettings(context: Context, partyId: string): Promise<string> {
  return (await hostedParty(context, partyId, 'SETTINGS', { lock: false })).creatorId;
}

/** Whether a creator keeps somebody out. */
export function isBanned(context: Context, creatorId: string, userId: string): Promise<boolean> {
  return findBan(context.db, creatorId, userId);
}

/** Those of these people who are or were in a queue of a user's, or in whose queue the user was. */
export async function metInQueues(
  context: Context,
  userId: string,
  others: readonly string[],
): Promise<ReadonlySet<string>> {
  return new Set(others.length === 0 ? [] : await metAmong(context.db, userId, others));
}

/** What each of these creators prepares or runs, newest first, 50 in all. */
export async function runningParties(
  context: Context,
  creatorIds: readonly string[],
): Promise<Map<string, PartySummary[]>> {
  const rows = creatorIds.length === 0 ? [] : await findRunning(context.db, creatorIds);
  const byCreator = new Map<string, PartySummary[]>();
  for (const row of rows) {
    byCreator.set(row.creatorId, [...(byCreator.get(row.creatorId) ?? []), partySummary(row)]);
  }
  return byCreator;
}

/**
 * The public face of a party for one of its overlays, which sees drafts too. Throws
 * `party.not_found`.
 */
export async function partyForOverlay(context: Context, partyId: string): Promise<PublicParty> {
  const party = await viewParty(context.db, { id: partyId }, null);
  if (!party) throw new AppError('party.not_found');
  return publicParty(party);
}

/** Id of the creator who hosts a party that is no draft; null when there is none. */
export async function partyOwner(context: Context, partyId: string): Promise<string | null> {
  return (await findOwner(context.db, partyId)) ?? null;
}

/** A user's live tickets, and the people waiting in their own queues that have not ended. */
export function liveNumbers(
  context: Context,
  userId: string,
): Promise<{ tickets: number; waiting: number }> {
  return countLive(context.db, userId);
}

/** Title of a party that exists. */
export function partyTitle(context: Context, partyId: string): Promise<string> {
  return titleOf(context.db, partyId);
}

export type { PartySummary } from '@/backend/parties/fan/partyPages';
export { CLEAR_REST, clearRest } from '@/backend/parties/host/clear';
export { END_REST, endRest } from '@/backend/parties/host/end';
export { runControl } from '@/backend/parties/host/controls';
export { missDeadline } from '@/backend/parties/order/missedCalls';
export { READY_DEADLINE } from '@/backend/parties/order/readyCheck';
export { newestUpdate } from './updateMessage';
export { leaveEverything, partyDataOf } from './accountDeletion';
