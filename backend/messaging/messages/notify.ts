import { notify } from '@/backend/notifications/service';
import { nameOf } from '@/backend/messaging/conversations/views';
import type { Context } from '@/backend/platform/context';
import { parseExtraPublic } from '@/lib/shared/creators/extraPublic';
import { conversationChannel, conversationPath } from '@/lib/shared/messaging/conversations';
import type { MessageEvent } from '@/lib/shared/messaging/messaging';
import type { Written } from './repository';

/**
 * Sends a message to the open pages of both people and notifies its receiver, in the running
 * transaction. `receiverId` null: it went into spam, and nobody is notified.
 */
export async function notifyOfMessage(
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
