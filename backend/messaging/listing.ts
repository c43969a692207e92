import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import type { Folder } from '@/lib/shared/messaging';
import type { Conversation } from './views';

export function findConversations(
  _: Context,
  _input: { folder: Folder; search: string | null; cursor?: string | null | undefined },
): Promise<{ items: Conversation[]; cursor: string | null }> {
  return Promise.reject(new AppError('internal'));
}
