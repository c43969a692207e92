import { holdUser } from '@/backend/accounts/service';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { newId } from '@/backend/platform/id';
import { creatorId } from '@/backend/platform/member';
import { inTransaction } from '@/backend/platform/transaction';
import { LIMITS } from '@/lib/shared/limits';
import type { SavedReply } from '@/lib/shared/messaging/replies';
import * as repository from './repository';

/** The caller's saved replies by name. Errors: auth.required, forbidden (not a creator). */
export async function savedReplies(context: Context): Promise<SavedReply[]> {
  return (await repository.repliesOf(context.db, creatorId(context))).map(replyView);
}

/**
 * Saves a reply, or changes the one of that name. Errors: auth.required, forbidden, reply.too_many
 * (30).
 */
export async function saveReply(
  context: Context,
  { name, body }: { name: string; body: string },
): Promise<SavedReply> {
  const userId = creatorId(context);
  return inTransaction(context, async (inner) => {
    const row = { id: newId(), userId, name, body, createdAt: inner.now() };
    await holdUser(inner.db, userId);
    const saved = await repository.saveReply(inner.db, row, LIMITS.savedReplies);
    if (!saved) throw new AppError('reply.too_many');
    return replyView(saved);
  });
}

/** Deletes a reply; one that is gone is no error. Errors: auth.required, forbidden. */
export async function deleteReply(
  context: Context,
  { replyId }: { replyId: string },
): Promise<{ id: string }> {
  await repository.deleteReply(context.db, creatorId(context), replyId);
  return { id: replyId };
}

const replyView = ({ id, name, body }: repository.ReplyRow): SavedReply => ({ id, name, body });
