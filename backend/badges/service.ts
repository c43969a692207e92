import { ordersWaiting } from '@/backend/bookings/service';
import { openQuestions } from '@/backend/experiences/service';
import { unreadConversations } from '@/backend/messaging/service';
import { liveNumbers } from '@/backend/parties/service';
import type { Context } from '@/backend/platform/context';
import { member } from '@/backend/platform/member';

/** A number for each item of the sidebar that has news; 0 shows none. */
export interface SidebarBadge {
  /** A fan's live tickets, and whoever's orders that wait for them as a buyer. */
  home: number;
  /** A creator's orders that wait for them, and questions about what they offer. */
  experiences: number;
  /** People waiting in a creator's own queues that have not ended. */
  party: number;
  /** Conversations with something unread; spam does not count. */
  chat: number;
}

/** The caller's numbers. Errors: auth.required. */
export async function sidebarBadge(context: Context): Promise<SidebarBadge> {
  const { id: userId, userType } = member(context);
  const { tickets, waiting } = await liveNumbers(context, userId);
  const chat = await unreadConversations(context, userId);
  const { asBuyer, asCreator } = await ordersWaiting(context, userId);
  if (userType === 'FAN') return { home: tickets + asBuyer, experiences: 0, party: 0, chat };
  const experiences = asCreator + (await openQuestions(context, userId));
  return { home: asBuyer, experiences, party: waiting, chat };
}
