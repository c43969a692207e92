import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';

/** How far somebody has read. */
export interface ReadMark {
  /** Of the conversation. */
  id: string;
  unread: number;
  readSeq: number;
}

export function markRead(
  _: Context,
  _input: { conversationId: string; messageId: string },
): Promise<ReadMark> {
  return Promise.reject(new AppError('internal'));
}
