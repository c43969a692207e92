import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { hostedParty } from './access';
import { countLive, findOwner, titleOf, viewParty } from './partyRepository';
import { publicParty, type PublicParty } from './reading';

/** Throws unless the caller may change this party: `auth.required` for visitors, else `forbidden`. */
export async function requireOwnParty(context: Context, partyId: string): Promise<void> {
  await hostedParty(context, partyId, 'SETTINGS', { lock: false });
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

export { missDeadline } from './missing';
export { READY_DEADLINE } from './readyCheck';
export { leaveEverything, partyDataOf } from './farewell';
