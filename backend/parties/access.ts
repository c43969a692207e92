import { grantedRight } from '@/backend/hosting/service';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { memberId } from '@/backend/platform/member';
import type { HostRight, Right } from '@/lib/shared/moderators';
import { findParty, lockParty, lockPartyOfTicket, type PartyRow } from '@/backend/parties/store/partyRepository';
import { hasRight, isOwner } from './policy';

/** A party with what the caller may do there. */
export interface HostedParty extends PartyRow {
  right: HostRight;
}

/**
 * A party that the caller may see or run as a host; one without that right and a missing one are
 * refused alike with `forbidden`. With `lock` it is held until the transaction ends.
 */
export async function hostedParty(
  context: Context,
  partyId: string,
  right: Right,
  { lock }: { lock: boolean },
): Promise<HostedParty> {
  memberId(context);
  const party = await (lock ? lockParty : findParty)(context.db, partyId);
  const held = party ? await rightOf(context, party) : null;
  if (!party || !held || !hasRight(held, right)) throw new AppError('forbidden');
  return { ...party, right: held };
}

/** What the caller may do in a creator's parties; null: they are no host there. */
export async function rightOf(
  context: Context,
  { creatorId }: { creatorId: string },
): Promise<HostRight | null> {
  const { userId } = context.actor;
  if (isOwner(userId, { creatorId })) return 'OWNER';
  return userId === null ? null : grantedRight(context, creatorId, userId);
}

/**
 * The held party of the caller's own ticket; a stranger's and a missing one are `forbidden`. Of the
 * entry it has what never changes: the rest is read while the party is held.
 */
export async function ownTicketParty(context: Context, queueUuid: string) {
  const userId = memberId(context);
  const party = await lockPartyOfTicket(context.db, queueUuid);
  if (party?.holderId !== userId) throw new AppError('forbidden');
  return party;
}
