import { randomUUID } from 'node:crypto';
import { usersByIds } from '@/backend/accounts/service';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { newId } from '@/backend/platform/id';
import { enqueue } from '@/backend/platform/outbox';
import { inTransaction } from '@/backend/platform/transaction';
import type { ErrorCode } from '@/lib/shared/errors';
import { partyChannel, type QueueAppend } from '@/lib/shared/messages';
import { isLive, STATUS } from '@/lib/shared/partyStatus';
import { memberId, ownTicket } from './access';
import { changeStatus, insertEntry, liveEntry } from './entryRepository';
import { memberFace } from './faces';
import { lockParty } from './partyRepository';
import { checkedAnswers, joinRefusal } from './policy';
import { settle } from './updates';

/** The address of one's ticket and the state of the entry behind it. */
export interface MyEntry {
  queueUuid: string;
  status: number;
}

/**
 * Takes the last place of an open party. Errors: auth.required, party.not_found, own_party, paused,
 * not_open, full, fields_invalid; party.already_joined carries the entry one already has.
 */
export async function joinQueue(
  context: Context,
  input: { partyID: string; fields: readonly { key: string; value: string }[] },
): Promise<MyEntry> {
  const userId = memberId(context);
  const fan = (await usersByIds(context, [userId])).get(userId);
  if (!fan) throw new AppError('auth.required');
  return inTransaction(context, async (inner) => {
    const party = await lockParty(inner.db, input.partyID);
    if (!party) throw new AppError('party.not_found');
    const refuse = async (code: ErrorCode) => {
      // Whoever has a place already is told so, whatever else speaks against a second one.
      const existing = await liveEntry(inner.db, party.id, userId);
      return existing
        ? new AppError('party.already_joined', { item: existing })
        : new AppError(code);
    };
    const refusal = joinRefusal(userId, party);
    if (refusal) throw await refuse(refusal);
    const fields = checkedAnswers(party.entryFields, input.fields);
    if (!fields) throw await refuse('party.fields_invalid');

    const entry = {
      id: newId(),
      queueUuid: randomUUID(),
      partyId: party.id,
      userId,
      number: party.nextNumber,
      fields,
      joinedAt: inner.now(),
    };
    if (!(await insertEntry(inner.db, entry))) throw await refuse('party.already_joined');
    const face = { handle: fan.handle, extraPublic: fan.extraPublic, status: STATUS.waiting };
    const message: QueueAppend = {
      type: 'QUEUE_APPEND',
      seq: party.seq + 1,
      member: memberFace({ ...entry, ...face }),
    };
    await enqueue(inner, { channel: partyChannel(party.id), message });
    return { queueUuid: entry.queueUuid, status: STATUS.waiting };
  });
}

/** Gives up one's place or turn. Errors: auth.required, forbidden, ticket.wrong_state. */
export function leaveQueue(context: Context, input: { queueUuid: string }): Promise<MyEntry> {
  return changeOwn(context, input.queueUuid, isLive, STATUS.left, 'endedAt');
}

/** Answers a call: "I am here". Errors: auth.required, forbidden, ticket.wrong_state. */
export function confirmReady(context: Context, input: { queueUuid: string }): Promise<MyEntry> {
  const isCalled = (status: number) => status === STATUS.called;
  return changeOwn(context, input.queueUuid, isCalled, STATUS.ready, 'readyAt');
}

function changeOwn(
  context: Context,
  queueUuid: string,
  possible: (status: number) => boolean,
  to: number,
  time: 'readyAt' | 'endedAt',
): Promise<MyEntry> {
  return inTransaction(context, async (inner) => {
    const { entry, party } = await ownTicket(inner, queueUuid);
    if (!possible(entry.status)) {
      throw new AppError('ticket.wrong_state', { item: { queueUuid, status: entry.status } });
    }
    const chosen = { ids: [entry.id], from: [entry.status] };
    const changed = await changeStatus(inner.db, party.id, chosen, {
      to,
      now: inner.now(),
      times: [time],
    });
    await settle(inner, party, { members: -changed.filter((one) => one.wasWaiting).length });
    return { queueUuid, status: to };
  });
}
