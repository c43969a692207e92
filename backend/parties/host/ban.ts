import { grantedRight, revokeGrant } from '@/backend/hosting/service';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { inTransaction } from '@/backend/platform/transaction';
import { revokeTokensOf } from '@/backend/realtime/service';
import { LIMITS } from '@/lib/shared/limits';
import { LIVE, STATUS } from '@/lib/shared/partyStatus';
import { hostedParty } from '@/backend/parties/access';
import { actEntries, noteAct } from './actions';
import { bansOf, deleteBan, holdPlacesOf, insertBan } from '@/backend/audience/banRepository';
import { findEntryById } from '@/backend/parties/store/entryRepository';
import { lockParty, type PartyRow } from '@/backend/parties/store/partyRepository';
import { mayBan } from '@/backend/parties/policy';
import { changeStatus, waitedOf, type ChangedEntry } from '@/backend/parties/store/statusRepository';
import { newsFor } from '@/backend/parties/ticketNews';
import { settle } from '@/backend/parties/settle';

/** Somebody who may join none of a creator's parties. */
export interface Ban {
  userId: string;
  handle: string;
  reason: string | null;
  /** UTC ISO 8601. */
  bannedAt: string;
}

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
    const places = await holdPlacesOf(inner.db, { partyId, entryId });
    const party = await hostedParty(inner, partyId, 'RUN', { lock: true });
    const entry = await findEntryById(inner.db, party.id, entryId);
    if (!entry?.userId) throw new AppError('party.wrong_state');
    const granted = await grantedRight(inner, party.creatorId, entry.userId);
    if (!mayBan(party.right, granted !== null)) throw new AppError('forbidden');
    await revokeGrant(inner, party.creatorId, entry.userId);
    const ban = { creatorId: party.creatorId, userId: entry.userId, reason, bannedAt: inner.now() };
    await insertBan(inner.db, { ...ban, bannedBy: inner.actor.userId });
    await revokeTokensOf(inner, entry.userId);
    const changed = await takeOut(inner, party, entry.id, reason);
    const entries = actEntries(changed);
    await noteAct(inner, party.id, { kind: 'BAN', entry: { id: entry.id }, reason, entries });
    for (const place of places.filter((one) => one.partyId !== party.id)) {
      const other = await lockParty(inner.db, place.partyId);
      if (other) await takeOut(inner, other, place.entryId, reason);
    }
    return { count: 1 };
  });
}

async function takeOut(
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
  await settle(context, party, { members: -waitedOf(changed) }, newsFor('removed', party, changed));
  return changed;
}

/** Whom the creator of a party keeps out, newest first. Errors: auth.required, forbidden. */
export async function partyBans(context: Context, input: { partyID: string }): Promise<Ban[]> {
  const party = await hostedParty(context, input.partyID, 'RUN', { lock: false });
  const bans = await bansOf(context.db, party.creatorId, LIMITS.bansShown);
  return bans.map(({ bannedAt, ...ban }) => ({ ...ban, bannedAt: bannedAt.toISOString() }));
}

/** Lets somebody join again. Answers 0 when they were not kept out. Errors as of `partyBans`. */
export async function liftBan(
  context: Context,
  input: { partyID: string; userId: string },
): Promise<{ count: number }> {
  const party = await hostedParty(context, input.partyID, 'RUN', { lock: false });
  return { count: (await deleteBan(context.db, party.creatorId, input.userId)) ? 1 : 0 };
}
