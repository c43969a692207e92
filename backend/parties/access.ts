import { requireRight } from '@/backend/hosting/service';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { memberId } from '@/backend/platform/member';
import type { HostRight, Right } from '@/lib/shared/hosting/moderators';
import {
  findParty,
  lockParty,
  lockPartyOfTicket,
  type PartyRow,
} from '@/backend/parties/store/partyRepository';

/** A party with what the caller may do there. */
export interface HostedParty extends PartyRow {
  right: HostRight;
}

/**
 * A party that the caller may see or run as a host. With `lock` it is locked until the transaction
 * ends. Errors: auth.required; forbidden, for one without that right and a missing one alike.
 */
export async function hostedParty(
  context: Context,
  partyId: string,
  right: Right,
  { lock }: { lock: boolean },
): Promise<HostedParty> {
  memberId(context);
  const party = await (lock ? lockParty : findParty)(context.db, partyId);
  const granted = await requireRight(context, party, right);
  if (!party) throw new AppError('forbidden');
  return { ...party, right: granted };
}

/**
 * The locked party of the caller's own ticket; a stranger's and a missing one are `forbidden`. Of the
 * entry it has what never changes: the rest is read while the party is locked.
 */
export async function ownTicketParty(context: Context, queueUuid: string) {
  const userId = memberId(context);
  const party = await lockPartyOfTicket(context.db, queueUuid);
  if (party?.holderId !== userId) throw new AppError('forbidden');
  return party;
}
