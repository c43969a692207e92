import type { News } from '@/backend/notifications/service';
import { parseExtraPublic } from '@/lib/shared/creators/extraPublic';
import { creatorName } from './views';
import type { PartyRow } from '@/backend/parties/store/partyRepository';

/** Somebody who is told about their ticket; a guest has no `userId` and is told nothing. */
export interface Recipient {
  queueUuid: string;
  userId: string | null;
}

/** What each of these people is told about their ticket. */
export function newsFor(type: News['type'], party: PartyRow, people: readonly Recipient[]): News[] {
  const { profile_photo: image } = parseExtraPublic(party.creatorExtraPublic);
  return people.flatMap(({ userId, queueUuid }) => {
    if (userId === null) return [];
    return {
      type,
      userId,
      title: party.title,
      host: creatorName(party),
      redirectLink: `/party/${party.id}/queue/${queueUuid}`,
      entityRef: queueUuid,
      image,
    };
  });
}
