import { banFan, recordAction } from '@/backend/hosting/service';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { inTransaction } from '@/backend/platform/transaction';
import { LIVE, STATUS } from '@/lib/shared/parties/partyStatus';
import { hostedParty } from '@/backend/parties/access';
import { actionEntries, type QueueAction } from './actions';
import { findEntryById, lockPlacesOf } from '@/backend/parties/store/entryRepository';
import { lockParty, type PartyRow } from '@/backend/parties/store/partyRepository';
import {
  changeStatus,
  waitedOf,
  type ChangedEntry,
} from '@/backend/parties/store/statusRepository';
import { newsFor } from '@/backend/parties/ticketNews';
import { FIRM } from '@/backend/parties/order/fresh';
import { settle } from '@/backend/parties/settle';

/**
 * Takes somebody out of every queue of this creator and keeps them out, as a moderator too; an undo
 * brings them back into this party's alone. Errors: auth.required, forbidden (also: a moderator, and
 * the caller is not the owner), party.wrong_state (a guest, or no entry of this party).
 */
export function banMember(
  context: Context,
  input: { partyID: string; entryId: string; reason?: string | null | undefined },
): Promise<{ count: number }> {
  const reason = input.reason ?? null;
  const { partyID: partyId, entryId } = input;
  return inTransaction(context, async (inner) => {
    const places = await lockPlacesOf(inner.db, { partyId, entryId });
    const party = await hostedParty(inner, partyId, 'RUN', { lock: true });
    const entry = await findEntryById(inner.db, party.id, entryId);
    if (!entry?.userId) throw new AppError('party.wrong_state');
    const changed = await takeOut(inner, party, entry.id, reason);
    const entries = actionEntries(changed);
    await recordAction<QueueAction>(inner, party.id, {
      kind: 'BAN',
      entry: { id: entry.id },
      reason,
      entries,
    });
    for (const place of places.filter((one) => one.partyId !== party.id)) {
      const other = await lockParty(inner.db, place.partyId);
      if (other) await takeOut(inner, other, place.entryId, reason);
    }
    // Last: what is left of them elsewhere is then for the other tools.
    await banFan(inner, party, { userId: entry.userId, reason });
    return { count: 1 };
  });
}

/** Ends a live entry of somebody who is banned, in a locked party. */
export async function takeOut(
  context: Context,
  party: PartyRow,
  entryId: string,
  reason: string | null,
): Promise<ChangedEntry[]> {
  const now = context.now();
  const changed = await changeStatus(
    context.db,
    party,
    { ids: [entryId], from: LIVE },
    { to: STATUS.blocked, now, times: { endedAt: now, readyBy: null }, endReason: reason },
  );
  await settle(
    context,
    party,
    { members: -waitedOf(changed), patch: FIRM },
    newsFor('removed', party, changed),
  );
  return changed;
}
