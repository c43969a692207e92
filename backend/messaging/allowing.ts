import { metInQueues } from '@/backend/parties/service';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { newId } from '@/backend/platform/id';
import { Limiter } from '@/backend/platform/limiter';
import { member, memberId } from '@/backend/platform/member';
import { inTransaction } from '@/backend/platform/transaction';
import type { ErrorCode } from '@/lib/shared/errors';
import { peopleFor, type PersonRow } from './allowRepository';
import { beginOfPair, findConversation, findOfPair, holdPair } from './conversationRepository';
import { asksForDealings, writeRefusal } from './policy';
import { conversationView, type Conversation } from './views';

/** Conversations with people one has not written with. */
const beginnings = new Limiter({ times: 30, seconds: 60 * 60 });

/** Whether one may write to somebody. */
export interface CanChat {
  userId: string;
  /** The code a message would be refused with; null: they may. */
  reason: ErrorCode | null;
}

/** The same with what is known of them, as far as they have an account. */
export interface Judged extends CanChat {
  person: PersonRow | undefined;
}

/** Whether the caller may write to these people, in their order. Errors: auth.required. */
export async function judge(context: Context, userIds: readonly string[]): Promise<Judged[]> {
  const own = member(context);
  const rows = await peopleFor(context.db, own.id, userIds);
  const asked = rows.filter((person) => asksForDealings(own.userType, person));
  const met = await metInQueues(
    context,
    own.id,
    asked.map(({ id }) => id),
  );
  const people = new Map(rows.map((person) => [person.id, person]));
  return userIds.map((userId) => {
    const person = people.get(userId);
    return { userId, person, reason: writeRefusal(own, userId, person, met.has(userId)) };
  });
}

/** For each of these people, in their order, whether the caller may write. Errors: auth.required. */
export async function canChatUsers(
  context: Context,
  input: { userIds: readonly string[] },
): Promise<CanChat[]> {
  const judged = await judge(context, input.userIds);
  return judged.map(({ userId, reason }) => ({ userId, reason }));
}

/**
 * The caller's conversation with somebody, begun when there is none. One that is there is answered
 * even when nobody may write in it. Errors: auth.required, rate_limited, message.self, nobody,
 * blocked, closed, creators_only, no_dealings.
 */
export async function startConversation(
  context: Context,
  { userId }: { userId: string },
): Promise<Conversation> {
  const ownId = memberId(context);
  const standing = await findOfPair(context.db, ownId, userId);
  const id = standing?.id ?? (await begin(context, ownId, userId));
  const row = await findConversation(context.db, ownId, id);
  if (!row) throw new AppError('forbidden');
  return conversationView(row);
}

async function begin(context: Context, ownId: string, userId: string): Promise<string> {
  const [judged] = await judge(context, [userId]);
  if (judged?.reason) throw new AppError(judged.reason);
  await beginnings.take(context.config, ownId);
  return inTransaction(context, async (inner) => {
    const pair = [ownId, userId] as const;
    if ((await holdPair(inner.db, pair)) < pair.length) throw new AppError('message.nobody');
    return beginOfPair(inner.db, { id: newId(), createdAt: inner.now() }, pair);
  });
}
