import type { Context } from '@/backend/platform/context';
import { repliesOf } from './replies/repository';
import * as repository from './accountDeletionRepository';

/**
 * Takes a user out of their conversations, in the running transaction: what they wrote stays with the
 * other one, without its author and its pictures; a conversation that nobody has any more goes.
 */
export async function leaveConversations(context: Context, userId: string): Promise<void> {
  await repository.lockAllOf(context.db, userId);
  await repository.deleteLastOf(context.db, userId);
}

/** What this domain keeps of a user: what they wrote, not what they were written. */
export async function messagingDataOf(context: Context, userId: string) {
  return {
    conversations: await repository.sideRowsOf(context.db, userId),
    messages: await repository.messageRowsOf(context.db, userId),
    blockedPeople: await repository.blockRowsOf(context.db, userId),
    savedReplies: await repliesOf(context.db, userId),
    reports: await repository.reportRowsOf(context.db, userId),
  };
}
