import type { Push } from '@/backend/push/service';
import { sitePath } from '@/backend/platform/mail/siteUrl';
import { textsIn } from '@/backend/platform/texts';
import { isTold, type NotificationType } from '@/lib/shared/notifications/notificationPrefs';
import type { Recipient } from './repository';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** So long a phone that comes back is still told. A call or a prize ends with its deadline instead. */
const KEEP_MS: Record<NotificationType, number> = {
  called: MINUTE,
  next: 10 * MINUTE,
  back: HOUR,
  moved: HOUR,
  removed: HOUR,
  party_closed: HOUR,
  won: DAY,
  claim_reminder: DAY,
  thanks: DAY,
  fund_news: DAY,
  question: DAY,
  answered: DAY,
  priority: DAY,
  priority_gone: DAY,
  live: 3 * HOUR,
  tell_me: 3 * HOUR,
  favorite: DAY,
  plan: DAY,
  moderator: DAY,
  message: DAY,
  booking: DAY,
  booking_reminder: HOUR,
  payout_failed: DAY,
  security: DAY,
};

/** News about one ticket take each other's place on the screen: the newest is what holds. */
const ABOUT_TICKET: readonly NotificationType[] = [
  ...(['called', 'next', 'back', 'moved', 'removed', 'party_closed'] as const),
];

/** What of one piece of news a push needs. */
export interface PushedNews {
  type: NotificationType;
  redirectLink: string;
  entityRef: string;
  groupKey: string;
  /** Of a call or a prize: time to answer in. */
  answerSeconds?: number | undefined;
}

/** Whether somebody gets a push of this kind now. `isQuiet`: it is their quiet hours. */
export function isPushed(
  { hasPush, notificationPrefs }: Pick<Recipient, 'hasPush' | 'notificationPrefs'>,
  type: NotificationType,
  isQuiet: boolean,
): boolean {
  return hasPush && isTold(notificationPrefs, type, 'push', isQuiet);
}

/** A push that says `text`. What it leads to is read there: nothing private travels in it. */
export function pushOf(
  { type, redirectLink, entityRef, groupKey, answerSeconds }: PushedNews,
  { id: userId, locale }: Pick<Recipient, 'id' | 'locale'>,
  text: string,
): Push {
  const isUrgent = type === 'called' || type === 'next' || type === 'won';
  return {
    userId,
    title: text,
    body: isUrgent ? textsIn('notifications', locale)(`push.${type}`) : '',
    link: sitePath(locale, redirectLink),
    tag: ABOUT_TICKET.includes(type) ? `ticket-${entityRef}` : groupKey,
    isUrgent,
    keepMs: answerSeconds === undefined ? KEEP_MS[type] : answerSeconds * 1000,
  };
}
