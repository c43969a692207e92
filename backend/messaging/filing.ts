import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { memberId } from '@/backend/platform/member';
import type { Folder } from '@/lib/shared/messaging';
import { moveTo } from './conversationRepository';

/** Where a conversation lies now. */
export interface FolderChange {
  /** Of the conversation. */
  id: string;
  folder: Folder;
}

/**
 * Puts a conversation into the caller's archive, or brings it back into their inbox, from spam too.
 * The other one does not notice. Errors: auth.required, forbidden.
 */
export async function archiveConversation(
  context: Context,
  { conversationId, isArchived }: { conversationId: string; isArchived: boolean },
): Promise<FolderChange> {
  const folder = isArchived ? 'ARCHIVED' : 'INBOX';
  const side = { userId: memberId(context), conversationId };
  if (!(await moveTo(context.db, side, folder))) throw new AppError('forbidden');
  return { id: conversationId, folder };
}
