import type { Context } from '@/backend/platform/context';
import { LIMITS } from '@/lib/shared/limits';
import { countUnread, newestOf } from './conversationRepository';

/** Ids of the conversations that the caller's usual token reads: the newest. A visitor has none. */
export async function heardConversations(context: Context): Promise<string[]> {
  const { userId } = context.actor;
  return userId === null ? [] : newestOf(context.db, userId, LIMITS.conversationsHeard);
}

/** How many of a user's conversations hold something that was not read; spam does not count. */
export function unreadConversations(context: Context, userId: string): Promise<number> {
  return countUnread(context.db, userId);
}

export { leaveConversations, messagingDataOf } from './farewell';
