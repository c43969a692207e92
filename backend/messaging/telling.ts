import { notification } from '@/backend/notifications/service';
import type { Context } from '@/backend/platform/context';
import { enqueue } from '@/backend/platform/outbox';
import { parseExtraPublic } from '@/lib/shared/extraPublic';
import { conversationChannel, conversationPath, type MessageEvent } from '@/lib/shared/messaging';
import { wants } from '@/lib/shared/notificationPrefs';
import { findFace, type PersonRow } from './allowRepository';
import { nameOf } from './views';

/**
 * Shows both people a message of the caller's, in the running transaction, and tells its receiver;
 * null: of spam nobody is told.
 */
export async function tellOfMessage(
  context: Context,
  event: MessageEvent,
  receiver: PersonRow | null,
): Promise<void> {
  const { conversationId } = event;
  const shown = { channel: conversationChannel(conversationId), message: event };
  const { userId } = context.actor;
  const isTold = receiver !== null && wants(receiver.notificationPrefs, 'message', 'inApp');
  const sender = isTold && userId !== null && (await findFace(context.db, userId));
  if (!sender) return enqueue(context, shown);
  const news = notification({
    type: 'message',
    userId: receiver.id,
    locale: receiver.locale,
    title: '',
    host: nameOf(sender),
    redirectLink: conversationPath(conversationId),
    entityRef: conversationId,
    image: parseExtraPublic(sender.extraPublic).profile_photo,
  });
  return enqueue(context, shown, news);
}
