import type { OutboxEvent } from '@/backend/platform/outbox';
import { notificationsChannel, type NotificationMessage } from '@/lib/shared/messages';
import { textsIn } from './texts';

/** Something that concerns one user. */
export interface News {
  type: NotificationMessage['type'];
  userId: string;
  /** The user's language; one without texts reads English. */
  locale: string;
  /** Title of the party it is about; empty when it is about none. */
  title: string;
  /** Name of whom it comes from. */
  host: string;
  /** Path that shows more. */
  redirectLink: string;
  /** Id of the ticket, party, creator or conversation. */
  entityRef: string;
  /** Address of a picture. */
  image: string;
}

/** The event that tells a user; the caller writes it in the transaction that caused it. */
export function notification(news: News): OutboxEvent {
  const { type, userId, locale, title, host, redirectLink, entityRef, image } = news;
  const message: NotificationMessage = {
    type,
    text: textsIn(locale)[type](title, host),
    image,
    badge: 'ACTIVE',
    redirectLink,
    entityRef,
  };
  return { channel: notificationsChannel(userId), message };
}
