import type { NotificationType } from '@/lib/shared/notifications/notificationPrefs';

/** The kinds of notifications by what they are about, in the order of the settings. */
export const NOTIFICATION_GROUPS = {
  line: ['called', 'next', 'back', 'moved', 'removed', 'party_closed', 'priority', 'priority_gone'],
  shows: ['live', 'tell_me', 'plan', 'thanks', 'won', 'claim_reminder', 'fund_news'],
  orders: ['booking', 'booking_reminder', 'question', 'answered', 'favorite'],
  rest: ['message', 'moderator', 'payout_failed', 'security'],
} as const satisfies Record<string, readonly NotificationType[]>;

type Group = keyof typeof NOTIFICATION_GROUPS;

/** The groups in their order. */
export const NOTIFICATION_GROUP_NAMES = Object.keys(NOTIFICATION_GROUPS) as Group[];
