import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import type { Folder } from '@/lib/shared/messaging';

/** Where a conversation lies now. */
export interface FolderChange {
  /** Of the conversation. */
  id: string;
  folder: Folder;
}

export function archiveConversation(
  _: Context,
  _input: { conversationId: string; isArchived: boolean },
): Promise<FolderChange> {
  return Promise.reject(new AppError('internal'));
}
