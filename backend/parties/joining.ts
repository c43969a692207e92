import { usersByIds } from '@/backend/accounts/service';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { inTransaction } from '@/backend/platform/transaction';
import { questionOf } from '@/lib/shared/entryFields';
import type { ErrorCode } from '@/lib/shared/errors';
import { LANE } from '@/lib/shared/lanes';
import { LIVE, STATUS, statusIn } from '@/lib/shared/partyStatus';
import { memberId, ownTicket } from './access';
import { rememberAnswers } from './answerRepository';
import { append } from './appending';
import { liveEntry } from './entryRepository';
import { joinFacts } from './joinRepository';
import { isLetIn } from './letting';
import { lockParty, type PartyRow } from './partyRepository';
import { returnPasses, spendPass } from './passRepository';
import { checkedAnswers, joinRefusal } from './policy';
import { changeStatus, waitedOf, type StatusChange } from './statusRepository';
import { settle } from './updates';

/** The address of one's ticket and the state of the entry behind it. */
export interface MyEntry {
  queueUuid: string;
  status: number;
}

/**
 * Takes the last place of an open party; `seats` above 1 is a group, which is called together.
 * Errors: auth.required, party.not_found, own_party, banned, paused, not_open, missed_out, once_only,
 * verified_only, followers_only, invited_only, cooldown, full, group_too_large, fields_invalid;
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
  const seats = input.seats ?? 1;
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
    const { timesPlayed, passId, ...known } = await joinFacts(inner.db, party, userId);
    const facts = { ...known, isLetIn: await isLetIn(inner, party, userId) };
    const refusal = joinRefusal(userId, party, facts, inner.now());
    if (refusal) throw await refuse(refusal);
    if (seats > party.groupMax) throw await refuse('party.group_too_large');
    const fields = checkedAnswers(party.entryFields, input.fields);
    if (!fields) throw await refuse('party.fields_invalid');

    // Where nobody is called by lanes a pass would be spent for nothing.
    const spent = party.orderPolicy === 'LANES' ? passId : null;
    const entry = await append(inner, party, {
      ...fan,
      userId,
      guestName: null,
      lane: spent === null ? LANE.ordinary : LANE.priority,
      seats,
      timesPlayed,
      fields,
    });
    if (!entry) throw await refuse('party.already_joined');
    if (spent !== null) await spendPass(inner.db, spent, entry.id);
    await remember(inner, party, userId, fields);
    return { queueUuid: entry.queueUuid, status: STATUS.waiting };
  });
}

async function remember(
  context: Context,
  { entryFields, game }: PartyRow,
  userId: string,
  fields: Record<string, string>,
): Promise<void> {
  const answers = entryFields.flatMap((field) => {
    const answer = fields[field.key];
    return answer === undefined ? [] : [{ question: questionOf(field), answer }];
  });
  if (answers.length === 0) return;
  await rememberAnswers(context.db, { userId, game, now: context.now() }, answers);
}

/**
 * Gives up one's place or turn; a pass spent on a turn that was not called comes back. Errors: auth.required, forbidden, ticket.wrong_state.
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
  return changeOwn(context, queueUuid, [from], { to, now: context.now() });
}

function changeOwn(
  context: Context,
  queueUuid: string,
  from: readonly number[],
  change: StatusChange,
): Promise<MyEntry> {
  return inTransaction(context, async (inner) => {
    const { entry, party } = await ownTicket(inner, queueUuid);
    const chosen = { ids: [entry.id], from };
    const isOver = party.state === 'ENDED';
    const changed = isOver ? [] : await changeStatus(inner.db, party, chosen, change);
    if (changed.length === 0) {
      const status = statusIn(isOver, entry.status);
      throw new AppError('ticket.wrong_state', { item: { queueUuid, status } });
    }
    const isUncalled = entry.status === STATUS.waiting || entry.status === STATUS.away;
    if (change.to === STATUS.left && isUncalled && entry.lane === LANE.priority) {
      await returnPasses(inner.db, [entry.id]);
    }
    const joined = change.to === STATUS.waiting ? 1 : 0;
    await settle(inner, party, { members: joined - waitedOf(changed) });
    return { queueUuid, status: change.to };
  });
}
