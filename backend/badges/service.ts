import { unreadConversations } from '@/backend/messaging/service';
import { liveNumbers } from '@/backend/parties/service';
import type { Context } from '@/backend/platform/context';
import { member } from '@/backend/platform/member';

/** A number for each item of the sidebar that has news; 0 shows none. */
export interface SidebarBadge {
  /** A fan's live tickets. */
  home: number;
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
  return userType === 'CREATOR'
    ? { home: 0, party: waiting, chat }
    : { home: tickets, party: 0, chat };
}
