import { creatorName } from '@/backend/hosting/service';
import type { News, TicketNews } from '@/backend/notifications/service';
import { parseExtraPublic } from '@/lib/shared/creators/extraPublic';
import type { PartyRow } from '@/backend/parties/store/partyRepository';

/** The receiver of news about a ticket; a guest has no `userId` and gets none. */
export interface Recipient {
  queueUuid: string;
  userId: string | null;
}

/** Notifications for each of these people about their ticket. */
export function newsFor(
  type: TicketNews['type'],
  party: PartyRow,
  people: readonly Recipient[],
): TicketNews[] {
  const { title } = party;
  const answerSeconds = type === 'called' ? party.readySeconds : undefined;
  return ticketsOf(party, people).map((ticket) => ({ type, title, answerSeconds, ...ticket }));
}

/** Notifications for people who got or lost priority in the creator's next queue. */
export function priorityNewsFor(
  type: 'priority' | 'priority_gone',
  party: PartyRow,
  people: readonly Recipient[],
): News[] {
  const host = creatorName(party);
  return ticketsOf(party, people).map((ticket) => ({ type, host, ...ticket }));
}

/** Notifications of what the creator says to everyone who played. */
export function thanksFor(party: PartyRow, message: string, people: readonly Recipient[]): News[] {
  const host = creatorName(party);
  return ticketsOf(party, people).map((ticket) => ({ type: 'thanks', host, message, ...ticket }));
}

function ticketsOf({ id, creatorExtraPublic }: PartyRow, people: readonly Recipient[]) {
  const { profile_photo: image } = parseExtraPublic(creatorExtraPublic);
  return people.flatMap(({ userId, queueUuid }) => {
    if (userId === null) return [];
    const redirectLink = `/party/${id}/queue/${queueUuid}`;
    return [{ userId, redirectLink, entityRef: queueUuid, image }];
  });
}
