import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import type { ChatMessage } from '@/lib/shared/messaging';

export function sendMessage(
  _: Context,
  _input: {
    conversationId: string;
    clientId: string;
    body: string;
    photoUrl?: string | null | undefined;
  },
): Promise<ChatMessage> {
  return Promise.reject(new AppError('internal'));
}
