import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';

export function setTyping(_: Context, _input: { conversationId: string }): Promise<{ id: string }> {
  return Promise.reject(new AppError('internal'));
}
