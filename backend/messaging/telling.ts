import { tell } from '@/backend/notifications/service';
import type { Context } from '@/backend/platform/context';
import { parseExtraPublic } from '@/lib/shared/extraPublic';
import { conversationChannel, conversationPath } from '@/lib/shared/conversations';
import type { MessageEvent } from '@/lib/shared/messaging';
import { findFace } from './allowRepository';
import { nameOf } from './views';

/**
 * Shows both people a message of the caller's, in the running transaction, and tells its receiver;
 * null: of spam nobody is told.
 */
export async function tellOfMessage(
  context: Context,
  event: MessageEvent,
  receiverId: string | null,
): Promise<void> {
  const { conversationId } = event;
  const shown = { channel: conversationChannel(conversationId), message: event };
  const { userId } = context.actor;
  const sender =
    receiverId === null || userId === null ? undefined : await findFace(context.db, userId);
  const news =
    receiverId === null || !sender
      ? []
      : [
          {
            type: 'message' as const,
            userId: receiverId,
            title: '',
            host: nameOf(sender),
            redirectLink: conversationPath(conversationId),
            entityRef: conversationId,
            image: parseExtraPublic(sender.extraPublic).profile_photo,
          },
        ];
  await tell(context, news, [shown]);
}
