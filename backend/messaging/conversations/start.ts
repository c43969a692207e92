import { canMessage } from '@/backend/messaging/safety/canMessage';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { newId } from '@/backend/platform/id';
import { Limiter } from '@/backend/platform/limiter';
import { memberId } from '@/backend/platform/member';
import { inTransaction } from '@/backend/platform/transaction';
import { beginOfPair, findConversation, findOfPair, lockPair } from './repository';
import { conversationView, type Conversation } from './views';

/** New conversations of one person. */
const newConversations = new Limiter({ times: 30, seconds: 60 * 60 });

/**
 * Returns the caller's conversation with somebody, and begins it when there is none. One that is
 * there is returned even when nobody may write in it. Errors: auth.required, rate_limited,
 * message.self, nobody, blocked, closed, creators_only, no_dealings.
 */
export async function startConversation(
  context: Context,
  { userId }: { userId: string },
): Promise<Conversation> {
  const ownId = memberId(context);
  const existing = await findOfPair(context.db, ownId, userId);
  const id = existing?.id ?? (await begin(context, ownId, userId));
  const row = await findConversation(context.db, ownId, id);
  if (!row) throw new AppError('forbidden');
  return conversationView(row);
}

async function begin(context: Context, ownId: string, userId: string): Promise<string> {
  const [permission] = await canMessage(context, [userId]);
  if (permission?.reason) throw new AppError(permission.reason);
  await newConversations.take(context.config, ownId);
  return inTransaction(context, async (inner) => {
    const pair = [ownId, userId] as const;
    if ((await lockPair(inner.db, pair)) < pair.length) throw new AppError('message.nobody');
    return beginOfPair(inner.db, { id: newId(), createdAt: inner.now() }, pair);
  });
}
