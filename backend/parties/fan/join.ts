import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { inTransaction } from '@/backend/platform/transaction';
import { memberId } from '@/backend/platform/member';
import { LIVE, STATUS, statusIn } from '@/lib/shared/parties/partyStatus';
import { ownTicketParty } from '@/backend/parties/access';
import { joinInBatch, type MyEntry } from './joinBatch';
import { findEntry } from '@/backend/parties/store/entryRepository';
import type { PartyRow } from '@/backend/parties/store/partyRepository';
import { returnPassesOf } from '@/backend/parties/store/passRepository';
import { noteBound, noteReturn } from '@/backend/parties/store/moveRepository';
import { toldRank } from '@/backend/parties/order/told';
import {
  changeStatus,
  waitedOf,
  type ChangedEntry,
  type StatusChange,
} from '@/backend/parties/store/statusRepository';
import { settle } from '@/backend/parties/settle';

export type { MyEntry } from './joinBatch';

/**
 * Takes the last place of an open party; `seats` above 1 is a group, which is called together.
 * Errors: auth.required, party.not_found, own_party, banned, paused, not_open, missed_out, once_only,
 * verified_only, followers_only, invited_only, cooldown, full, group_too_large, fields_invalid,
 * name_refused, answer_refused; auth.code_required of a quick account;
 * party.already_joined carries the entry one already has.
 */
export async function joinQueue(
  context: Context,
  input: {
    partyID: string;
    fields: readonly { key: string; value: string }[];
    seats?: number | null | undefined;
  },
): Promise<MyEntry> {
  const userId = memberId(context);
  const { partyID, fields: answers, seats } = input;
  return joinInBatch(context.db, partyID, { context, userId, answers, seats: seats ?? 1 });
}

/**
 * Gives up one's place or turn; a pass spent on a turn that was not called comes back. Errors:
 * auth.required, forbidden, ticket.wrong_state.
 */
export function leaveQueue(context: Context, input: { queueUuid: string }): Promise<MyEntry> {
  const now = context.now();
  const times = { endedAt: now, readyBy: null };
  return changeOwn(context, input.queueUuid, LIVE, { to: STATUS.left, now, times });
}

/** Answers a call: "I am here". Errors: auth.required, forbidden, ticket.wrong_state. */
export function confirmReady(context: Context, input: { queueUuid: string }): Promise<MyEntry> {
  const now = context.now();
  const times = { readyAt: now, readyBy: null };
  return changeOwn(context, input.queueUuid, [STATUS.called], { to: STATUS.ready, now, times });
}

/**
 * "Be right back" (`isAway`) keeps the place and is not called until one is back. Errors:
 * auth.required, forbidden, ticket.wrong_state.
 */
export function setAway(
  context: Context,
  { queueUuid, isAway }: { queueUuid: string; isAway: boolean },
): Promise<MyEntry> {
  const [from, to] = isAway ? [STATUS.waiting, STATUS.away] : [STATUS.away, STATUS.waiting];
  return changeOwn(context, queueUuid, [from], { to, now: context.now() }, keepBound);
}

/** Stores the promised place when a user goes away. Others may be called before them meanwhile. */
async function keepBound(context: Context, party: PartyRow, entry: ChangedEntry): Promise<void> {
  const { status } = entry.before;
  const { noLaterThan: bound } = await toldRank(context, party, entry.before);
  const at = context.now().toISOString();
  if (status === STATUS.waiting) await noteBound(context.db, entry.id, bound);
  else await noteReturn(context.db, entry.id, bound, { by: 'AWAY', at, reason: null });
}

function changeOwn(
  context: Context,
  queueUuid: string,
  from: readonly number[],
  change: StatusChange,
  also?: (context: Context, party: PartyRow, entry: ChangedEntry) => Promise<void>,
): Promise<MyEntry> {
  return inTransaction(context, async (inner) => {
    const party = await ownTicketParty(inner, queueUuid);
    const chosen = { ids: [party.entryId], from };
    const isOver = party.state === 'ENDED';
    const changed = isOver ? [] : await changeStatus(inner.db, party, chosen, change);
    if (changed.length === 0) {
      const entry = await findEntry(inner.db, queueUuid);
      const item = entry && { queueUuid, status: statusIn(isOver, entry.status) };
      throw new AppError('ticket.wrong_state', { item });
    }
    for (const entry of changed) await also?.(inner, party, entry);
    const isUncalled = ({ before }: ChangedEntry) =>
      before.status === STATUS.waiting || before.status === STATUS.away;
    if (change.to === STATUS.left) await returnPassesOf(inner.db, changed.filter(isUncalled));
    const joined = change.to === STATUS.waiting ? 1 : 0;
    await settle(inner, party, { members: joined - waitedOf(changed) });
    return { queueUuid, status: change.to };
  });
}
