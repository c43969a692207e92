import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { ownParty } from './access';
import { viewParty } from './partyRepository';
import { publicParty, type PublicParty } from './reading';

/** Throws unless the caller runs this party: `auth.required` for visitors, else `forbidden`. */
export async function requireOwnParty(context: Context, partyId: string): Promise<void> {
  await ownParty(context, partyId, { lock: false });
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
