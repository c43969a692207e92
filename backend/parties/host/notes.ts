import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { inTransaction } from '@/backend/platform/transaction';
import { LANE } from '@/lib/shared/parties/lanes';
import { STATUS } from '@/lib/shared/parties/partyStatus';
import { hostedParty } from '@/backend/parties/access';
import { actionEntries, type QueueAction } from './actions';
import { findEntryById, setNote } from '@/backend/parties/store/entryRepository';
import { BROUGHT_BACK } from '@/lib/shared/parties/partyActions';
import { changeStatus } from '@/backend/parties/store/statusRepository';
import { newsFor } from '@/backend/parties/ticketNews';
import { settle } from '@/backend/parties/settle';

/**
 * Writes what hosts note of somebody; no fan reads it. Errors: auth.required, forbidden,
 * party.wrong_state (no entry of this party).
 */
export function noteMember(
  context: Context,
  input: { partyID: string; entryId: string; note?: string | null | undefined },
): Promise<{ count: number }> {
  return inTransaction(context, async (inner) => {
    const party = await hostedParty(inner, input.partyID, 'RUN', { lock: true });
    const entry = await findEntryById(inner.db, party.id, input.entryId);
    if (!entry) throw new AppError('party.wrong_state');
    await setNote(inner.db, party.id, entry.id, input.note ?? null);
    const { id, note: before } = entry;
    await settle(inner, party, { action: { kind: 'NOTE', entry: { id }, before } });
    return { count: 1 };
  });
}

/** Tells everyone something; null takes it down. Errors: auth.required, forbidden, party.wrong_state. */
export function setNotice(
  context: Context,
  input: { partyID: string; notice?: string | null | undefined },
): Promise<{ count: number }> {
  return inTransaction(context, async (inner) => {
    const party = await hostedParty(inner, input.partyID, 'RUN', { lock: true });
    if (party.state === 'ENDED') throw new AppError('party.wrong_state');
    const action: QueueAction = { kind: 'NOTICE', before: party.notice };
    await settle(inner, party, { patch: { notice: input.notice ?? null }, action });
    return { count: 1 };
  });
}

/**
 * Brings those back who missed, were skipped or taken off, behind everyone who came back before, with
 * the wait they had, and notifies them. Who has another ticket or is kept out by now is left out.
 * Errors: auth.required, forbidden, party.wrong_state (none came back, or the party is over).
 */
export function bringBack(
  context: Context,
  input: { partyID: string; entryIds: readonly string[] },
): Promise<{ count: number }> {
  return inTransaction(context, async (inner) => {
    const party = await hostedParty(inner, input.partyID, 'RUN', { lock: true });
    if (party.state === 'ENDED') throw new AppError('party.wrong_state');
    const changed = await changeStatus(
      inner.db,
      party,
      { ids: input.entryIds, from: BROUGHT_BACK, mayReturn: true },
      {
        to: STATUS.waiting,
        now: inner.now(),
        times: { endedAt: null, calledAt: null, readyAt: null, startedAt: null },
        endReason: null,
        endOf: LANE.returned,
        setBack: { by: 'BACK', at: inner.now().toISOString(), reason: null },
      },
    );
    if (changed.length === 0) throw new AppError('party.wrong_state');
    const action: QueueAction = { kind: 'BACK', entries: actionEntries(changed) };
    await settle(
      inner,
      party,
      { members: changed.length, places: changed.length, action },
      newsFor('back', party, changed),
    );
    return { count: changed.length };
  });
}
