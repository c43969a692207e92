import { notification } from '@/backend/notifications/service';
import type { OutboxEvent } from '@/backend/platform/outbox';
import { parseExtraPublic } from '@/lib/shared/extraPublic';
import type { NotificationMessage } from '@/lib/shared/messages';
import { wants } from '@/lib/shared/notificationPrefs';
import { creatorName } from './faces';
import type { PartyRow } from './partyRepository';

/** Somebody who is told about their ticket; a guest has no `userId` and is told nothing. */
export interface Told {
  queueUuid: string;
  userId: string | null;
  locale: string | null;
  /** As stored: what they want to be told of. */
  notificationPrefs: unknown;
}

/** One notification for each of these people who wants it, about their ticket. */
export function tellEach(
  type: NotificationMessage['type'],
  party: PartyRow,
  people: readonly Told[],
): OutboxEvent[] {
  const { profile_photo: image } = parseExtraPublic(party.creatorExtraPublic);
  return people.flatMap(({ userId, locale, notificationPrefs, queueUuid }) => {
    if (userId === null || !wants(notificationPrefs, type, 'inApp')) return [];
    return notification({
      type,
      userId,
      locale: locale ?? '',
      title: party.title,
      host: creatorName(party),
      redirectLink: `/party/${party.id}/queue/${queueUuid}`,
      entityRef: queueUuid,
      image,
    });
  });
}
