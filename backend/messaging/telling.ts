import { notify } from '@/backend/notifications/service';
import type { Context } from '@/backend/platform/context';
import { parseExtraPublic } from '@/lib/shared/creators/extraPublic';
import { conversationChannel, conversationPath } from '@/lib/shared/messaging/conversations';
import type { MessageEvent } from '@/lib/shared/messaging/messaging';
import type { Written } from './messageRepository';
import { nameOf } from './views';

/**
 * Shows both people a message, in the running transaction, and tells its receiver; null: of spam
 * nobody is told.
 */
export async function tellOfMessage(
  context: Context,
  event: MessageEvent,
  { sender, receiverId }: { sender: Written['sender']; receiverId: string | null },
): Promise<void> {
  const { conversationId } = event;
  const shown = { channel: conversationChannel(conversationId), message: event };
  const news =
    receiverId === null
      ? []
      : [
          {
            type: 'message' as const,
            userId: receiverId,
            sender: nameOf(sender),
            redirectLink: conversationPath(conversationId),
            entityRef: conversationId,
            image: parseExtraPublic(sender.extraPublic).profile_photo,
          },
        ];
  await notify(context, news, [shown]);
}
