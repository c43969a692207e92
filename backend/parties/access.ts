import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { findEntry } from './entryRepository';
import { findParty, lockParty, lockPartyOfTicket, type PartyRow } from './partyRepository';
import { runsParty } from './policy';

/** Id of whoever asks. Throws `auth.required` for visitors. */
export function memberId(context: Context): string {
  const { userId } = context.actor;
  if (userId === null) throw new AppError('auth.required');
  return userId;
}

/** A party of the caller; a stranger's and a missing one are refused alike with `forbidden`. */
export async function ownParty(
  context: Context,
  partyId: string,
  { lock }: { lock: boolean },
): Promise<PartyRow> {
  const userId = memberId(context);
  const party = await (lock ? lockParty : findParty)(context.db, partyId);
  if (!party || !runsParty(userId, party)) throw new AppError('forbidden');
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
