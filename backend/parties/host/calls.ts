import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { withIdempotencyKey } from '@/backend/platform/jobs/idempotency';
import { scheduleJob } from '@/backend/platform/jobs/scheduledJobs';
import { inTransaction } from '@/backend/platform/transaction';
import { PLACE_MONEY_HOURS } from '@/lib/shared/bookings/states';
import { STATUS } from '@/lib/shared/parties/partyStatus';
import type { OrderPolicy } from '@/lib/shared/parties/queueRules';
import { hostedParty } from '@/backend/parties/access';
import { recordAction } from '@/backend/hosting/service';
import { alertViewers } from '@/backend/widgets/service';
import { actionEntries, type QueueAction } from './actions';
import { paceAfterCall } from '@/backend/parties/order/pace';
import type { PartyRow } from '@/backend/parties/store/partyRepository';
import { pick, receipted, type Picked } from '@/backend/parties/order/pick';
import { isRunning, MARKS, type MemberMark } from '@/lib/shared/parties/partyActions';
import { missCalls, READY_DEADLINE, readyBy } from '@/backend/parties/order/missedCalls';
import { callables } from '@/backend/parties/store/rankRepository';
import {
  changeStatus,
  waitedOf,
  type ChangedEntry,
} from '@/backend/parties/store/statusRepository';
import { newsFor } from '@/backend/parties/ticketNews';
import { settle } from '@/backend/parties/settle';

const HOUR_MS = 3_600_000;

/**
 * Calls people for `count` seats in the party's order, or in another for this once, and tells each of
 * them; a repeated `requestKey` calls nobody again. Returns how many were called. Errors:
 * auth.required, forbidden, party.wrong_state (not opened yet, or over), party.nobody_waiting.
 */
export async function callNext(
  context: Context,
  input: {
    partyID: string;
    count: number;
    order?: OrderPolicy | null | undefined;
    requestKey: string;
  },
): Promise<{ count: number }> {
  return withIdempotencyKey(
    context,
    input.requestKey,
    `callNext:${input.partyID}`,
    async (inner) => {
      const party = await callingParty(inner, input.partyID);
      const order = input.order ?? party.orderPolicy;
      return call(inner, party, await pick(inner, party, order, input.count));
    },
  );
}

/**
 * Calls people whom the host chose; those who do not wait any more stay as they are. Errors as of
 * `callNext`.
 */
export async function callMembers(
  context: Context,
  input: { partyID: string; entryIds: readonly string[]; requestKey: string },
): Promise<{ count: number }> {
  return withIdempotencyKey(
    context,
    input.requestKey,
    `callMembers:${input.partyID}`,
    async (inner) => {
      const party = await callingParty(inner, input.partyID);
      const people = await callables(inner.db, party.id, input.entryIds);
      return call(inner, party, receipted(party, 'HAND', people));
    },
  );
}

async function callingParty(context: Context, partyID: string): Promise<PartyRow> {
  const party = await hostedParty(context, partyID, 'RUN', { lock: true });
  if (!isRunning(party)) throw new AppError('party.wrong_state');
  return party;
}

async function call(context: Context, party: PartyRow, picked: Picked): Promise<{ count: number }> {
  const ids = picked.people.map(({ id }) => id);
  if (ids.length === 0) throw new AppError('party.nobody_waiting');
  const now = context.now();
  const due = readyBy(context, party);
  const called = await changeStatus(
    context.db,
    party,
    { ids, from: [STATUS.waiting] },
    {
      to: STATUS.called,
      now,
      times: { calledAt: now, readyBy: due },
      receipts: picked.receipts,
    },
  );
  await scheduleJob(context, {
    kind: READY_DEADLINE,
    ref: { partyId: party.id, entryIds: ids },
    runAt: due,
  });
  const action: QueueAction = { kind: 'CALL', entries: actionEntries(called), turn: party.turn };
  const fresh = { freshTurn: party.turn, freshSince: now };
  const patch = {
    turn: picked.turn,
    calls: party.calls + 1,
    ...fresh,
    ...paceAfterCall(party, now),
  };
  const change = { members: -called.length, patch, action };
  await settle(context, party, change, newsFor('called', party, called));
  await alertViewers(
    context,
    { creatorId: party.creatorId, toolId: party.id },
    called.map(({ id, userId, handle }) => ({
      eventId: `called-${id}-${now.getTime()}`,
      kind: 'CALLED',
      userId,
      name: userId === null ? handle : null,
      text: null,
    })),
  );
  return { count: called.length };
}

/** When the money of those among them who bought their place moves. */
function firmOf(changed: readonly ChangedEntry[], now: Date): { firmAt?: string } {
  const isBought = changed.some(({ bookingId }) => bookingId !== null);
  const at = new Date(now.getTime() + PLACE_MONEY_HOURS * HOUR_MS);
  return isBought ? { firmAt: at.toISOString() } : {};
}

/**
 * Notes what became of entries; those in another state than the mark needs stay as they are. A
 * missed call is one like any other: before the last one that the party allows, it brings them back
 * behind those who came back before.
 * Returns how many changed. Errors: auth.required, forbidden, party.wrong_state (none changed).
 */
export async function markMembers(
  context: Context,
  input: {
    partyID: string;
    entryIds: readonly string[];
    mark: MemberMark;
    reason?: string | null | undefined;
  },
): Promise<{ count: number }> {
  const { mark, entryIds } = input;
  const reason = input.reason ?? null;
  return inTransaction(context, async (inner) => {
    const party = await hostedParty(inner, input.partyID, 'RUN', { lock: true });
    if (party.state === 'ENDED') throw new AppError('party.wrong_state');
    if (mark === 'MISSED') {
      const missed = await missCalls(inner, party, entryIds, 'markedMissed');
      if (missed.length === 0) throw new AppError('party.wrong_state');
      const entries = actionEntries(missed);
      await recordAction<QueueAction>(inner, party.id, { kind: 'MARK', mark, reason, entries });
      return { count: missed.length };
    }
    const { from, to } = MARKS[mark];
    const now = inner.now();
    const changed = await changeStatus(
      inner.db,
      party,
      { ids: entryIds, from },
      to === STATUS.playing
        ? { to, now, times: { startedAt: now, readyBy: null } }
        : { to, now, times: { endedAt: now, readyBy: null }, endReason: reason },
    );
    if (changed.length === 0) throw new AppError('party.wrong_state');
    const played = to === STATUS.played ? changed.length : 0;
    const began = to === STATUS.playing ? changed.length : 0;
    const action: QueueAction = {
      ...{ kind: 'MARK', mark, reason, entries: actionEntries(changed) },
      ...(played > 0 && firmOf(changed, now)),
    };
    await settle(
      inner,
      party,
      { members: -waitedOf(changed), played, began, action },
      to === STATUS.removed ? newsFor('removed', party, changed) : [],
    );
    return { count: changed.length };
  });
}
