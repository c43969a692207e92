import type { News, TicketNews } from '@/backend/notifications/service';
import { parseExtraPublic } from '@/lib/shared/creators/extraPublic';
import { creatorName } from './views';
import type { PartyRow } from '@/backend/parties/store/partyRepository';

/** Somebody who is told about their ticket; a guest has no `userId` and is told nothing. */
export interface Recipient {
  queueUuid: string;
  userId: string | null;
}

/** What each of these people is told about their ticket. */
export function newsFor(
  type: TicketNews['type'],
  party: PartyRow,
  people: readonly Recipient[],
): TicketNews[] {
  const { title } = party;
  return ticketsOf(party, people).map((ticket) => ({ type, title, ...ticket }));
}

/** What each of these people is told whose priority in the creator's next queue came or went. */
export function priorityNewsFor(
  type: 'priority' | 'priority_gone',
  party: PartyRow,
  people: readonly Recipient[],
): News[] {
  const host = creatorName(party);
  return ticketsOf(party, people).map((ticket) => ({ type, host, ...ticket }));
}

function ticketsOf({ id, creatorExtraPublic }: PartyRow, people: readonly Recipient[]) {
  const { profile_photo: image } = parseExtraPublic(creatorExtraPublic);
  return people.flatMap(({ userId, queueUuid }) => {
    if (userId === null) return [];
    const redirectLink = `/party/${id}/queue/${queueUuid}`;
    return [{ userId, redirectLink, entityRef: queueUuid, image }];
  });
}
