import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { findEntry } from './entryRepository';
import { findParty, lockParty, lockPartyOfTicket, type PartyRow } from './partyRepository';
import { hasRight, type Right } from './policy';

/** Id of whoever asks. Throws `auth.required` for visitors. */
export function memberId(context: Context): string {
  const { userId } = context.actor;
  if (userId === null) throw new AppError('auth.required');
  return userId;
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
): Promise<PartyRow> {
  const userId = memberId(context);
  const party = await (lock ? lockParty : findParty)(context.db, partyId);
  if (!party || !hasRight(userId, party, right)) throw new AppError('forbidden');
  return party;
}

/** The caller's own ticket, its party held; a stranger's and a missing one are `forbidden`. */
export async function ownTicket(context: Context, queueUuid: string) {
  const userId = memberId(context);
  const party = await lockPartyOfTicket(context.db, queueUuid);
  // Read after the lock is held: before it, someone else may be changing the entry.
  const entry = party && (await findEntry(context.db, queueUuid));
  if (!entry || entry.userId !== userId) throw new AppError('forbidden');
  return { entry, party };
}
