import { notification } from '@/backend/notifications/service';
import type { Context } from '@/backend/platform/context';
import type { OutboxEvent } from '@/backend/platform/outbox';
import { parseExtraPublic } from '@/lib/shared/extraPublic';
import { conversationPath, type MessageEvent } from '@/lib/shared/messaging';
import { wants } from '@/lib/shared/notificationPrefs';
import { findFace, type PersonRow } from './allowRepository';
import { nameOf, previewOf } from './views';

/** What tells the receiver of the caller's message, when they want to be told. */
export async function newsFor(
  context: Context,
  receiver: PersonRow,
  { conversationId, message }: MessageEvent,
): Promise<OutboxEvent[]> {
  const { userId } = context.actor;
  if (userId === null || !wants(receiver.notificationPrefs, 'message', 'inApp')) return [];
  const sender = await findFace(context.db, userId);
  if (!sender) return [];
  const event = notification({
    type: 'message',
    userId: receiver.id,
    locale: receiver.locale,
    title: previewOf(message.body),
    host: nameOf(sender),
    redirectLink: conversationPath(conversationId),
    entityRef: conversationId,
    image: parseExtraPublic(sender.extraPublic).profile_photo,
  });
  return [event];
}
