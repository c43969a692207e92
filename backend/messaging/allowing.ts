import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import type { ErrorCode } from '@/lib/shared/errors';
import type { Conversation } from './views';

/** Whether one may write to somebody. */
export interface CanChat {
  userId: string;
  /** The code a message would be refused with; null: they may. */
  reason: ErrorCode | null;
}

export function canChatUsers(_: Context, _input: { userIds: string[] }): Promise<CanChat[]> {
  return Promise.reject(new AppError('internal'));
}

export function startConversation(_: Context, _input: { userId: string }): Promise<Conversation> {
  return Promise.reject(new AppError('internal'));
}
