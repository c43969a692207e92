import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import type { ReportReason } from '@/lib/shared/messaging';
import type { FolderChange } from './filing';

export function reportConversation(
  _: Context,
  _input: {
    conversationId: string;
    messageId?: string | null | undefined;
    reason: ReportReason;
    note: string | null;
  },
): Promise<FolderChange> {
  return Promise.reject(new AppError('internal'));
}
