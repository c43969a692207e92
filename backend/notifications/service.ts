import type { Context } from '@/backend/platform/context';
import { enqueue, type OutboxEvent } from '@/backend/platform/outbox/outbox';
import { sendMail, sendMails, type Mail } from '@/backend/platform/mail/sendMail';
import { siteUrl } from '@/backend/platform/mail/siteUrl';
import { textsIn } from '@/backend/platform/texts';
import { notificationsChannel, type NotificationMessage } from '@/lib/shared/parties/messages';
import { isChangeable, wants } from '@/lib/shared/notifications/notificationPrefs';
import { isQuietAt, quietHoursOf } from '@/lib/shared/notifications/quietHours';
import { claimMails, findRecipients, foldsOf, type Fold, type Recipient } from './repository';

interface AboutUser {
  userId: string;
  /** Path that shows more, without language. */
  redirectLink: string;
  /** Id of the ticket, party, creator or conversation. */
  entityRef: string;
  /** Address of a picture; empty: none. */
  image: string;
}

/** What happened to somebody's ticket; `title` is the party's. */
export interface TicketNews extends AboutUser {
  type: 'called' | 'next' | 'back' | 'moved' | 'removed' | 'party_closed';
  title: string;
}

/**
 * What one user is notified of, with the words that the text of its kind needs. `host` is the
 * creator's name. What concerns an account's safety goes by `notifySecurity`.
 */
export type News =
  | TicketNews
  | (AboutUser & { type: 'live' | 'tell_me'; host: string; title: string })
  | (AboutUser & { type: 'plan'; change: 'moved' | 'off'; host: string; title: string })
  | (AboutUser & { type: 'priority' | 'priority_gone' | 'moderator'; host: string })
  | (AboutUser & { type: 'thanks'; host: string; message: string })
  | (AboutUser & { type: 'message'; sender: string });

/** Where users see who else is logged in to their account. */
const SAFETY_AT = '/dashboard/settings#sessions';

/** Events in one call of `enqueue`: each is an argument, and the stack's size limits arguments. */
const AT_ONCE = 10_000;

/**
 * Notifies people of what concerns them, in their language, where they want it: in the feed, and by
 * mail to an address they have proven. In their quiet hours the feed keeps it without asking for
 * attention, and no mail goes. What nobody can switch off comes at any hour. A second mail about
 * the same thing comes five minutes after the first at the earliest. Deleted users are skipped.
 * `first` are events of other channels, written by the same statement. All is written in the
 * running transaction; throws outside of one.
 */
export async function notify(
  context: Context,
  news: readonly News[],
  first: readonly OutboxEvent[] = [],
): Promise<void> {
  const events = [...first, ...(await deliver(context, news))];
  for (let from = 0; from < events.length; from += AT_ONCE) {
    await enqueue(context, ...events.slice(from, from + AT_ONCE));
  }
}

/**
 * Sends a mail about an account's safety, whatever its owner chose and at any hour. With
 * `isInFeed`, the feed shows the mail's subject too: for what has happened, not for what the owner
 * asked for. Written in the running transaction; throws outside of one.
 */
export async function notifySecurity(
  context: Context,
  mail: Omit<Mail, 'unsubscribe'>,
  { isInFeed }: { isInFeed: boolean },
): Promise<void> {
  await sendMail(context, mail);
  if (!isInFeed || mail.userId === null) return;
  const message: NotificationMessage = {
    type: 'security',
    text: mail.subject,
    image: '',
    badge: 'ACTIVE',
    redirectLink: SAFETY_AT,
    entityRef: mail.userId,
    groupKey: `security-${mail.kind}`,
  };
  await enqueue(context, { channel: notificationsChannel(mail.userId), message });
}

/**
 * Deletes the feed of a user who is gone, for after the commit. Real time may be away or not allow
 * it: then the log says so, and the feed ends with its ninety days.
 */
export async function forgetFeed(context: Context, userId: string): Promise<void> {
  await context.realtime.forget(notificationsChannel(userId)).catch((error: unknown) => {
    context.logger.warn({ err: error }, 'the feed of a deleted account stays for its ninety days');
  });
}

/** Returns what this domain stores about a user. */
export async function notificationDataOf(context: Context, userId: string) {
  return { mailedLately: await foldsOf(context.db, userId) };
}

/** One notification for one user. */
interface Delivery {
  news: News;
  recipient: Recipient;
  /** What it says, in the recipient's language. */
  text: string;
  isQuiet: boolean;
}

/** Writes the mails and returns the events of the feed. */
async function deliver(context: Context, all: readonly News[]): Promise<OutboxEvent[]> {
  if (all.length === 0) return [];
  const ids = new Set(all.map(({ userId }) => userId));
  const recipients = await findRecipients(context.db, [...ids]);
  const byId = new Map(recipients.map((recipient) => [recipient.id, recipient]));
  const now = context.now();
  const deliveries = all.flatMap((news): Delivery[] => {
    const recipient = byId.get(news.userId);
    if (!recipient) return [];
    const { notificationPrefs, timeZone, locale } = recipient;
    const isQuiet = isQuietAt(quietHoursOf(notificationPrefs), timeZone, now);
    return [{ news, recipient, text: textOf(news, locale), isQuiet }];
  });
  const byMail = deliveries.filter(
    (one) => !one.isQuiet && one.recipient.emailVerifiedAt !== null && isWanted(one, 'email'),
  );
  if (byMail.length > 0) await mailEach(context, byMail);
  return deliveries.filter((one) => isWanted(one, 'inApp')).map(eventOf);
}

function textOf(news: News, locale: string): string {
  const t = textsIn('notifications', locale);
  if (news.type === 'plan') return t(`text.plan_${news.change}`, { ...news });
  return t(`text.${news.type}`, { ...news });
}

function isWanted({ news, recipient }: Delivery, channel: 'inApp' | 'email'): boolean {
  return wants(recipient.notificationPrefs, news.type, channel);
}

function eventOf({ news, text, isQuiet }: Delivery): OutboxEvent {
  const { type, userId, redirectLink, entityRef, image } = news;
  // Only what may be switched off can wait.
  const isHushed = isQuiet && isChangeable(type, 'inApp');
  const message: NotificationMessage = {
    type,
    text,
    image,
    badge: isHushed ? 'Passive' : 'ACTIVE',
    redirectLink,
    entityRef,
    groupKey: groupOf(news),
  };
  return { channel: notificationsChannel(userId), message };
}

async function mailEach(context: Context, deliveries: readonly Delivery[]): Promise<void> {
  const folds = deliveries.map(({ news }) => foldOf(news));
  const claimed = await claimMails(context.db, folds, context.now());
  const left = new Set(claimed.map(keyOf));
  const mails = deliveries.flatMap(({ news, recipient, text }): Mail[] => {
    // Of two in one call the first is mailed.
    if (!left.delete(keyOf(foldOf(news)))) return [];
    const { locale, email, firstName: name, id } = recipient;
    const t = textsIn('notifications', locale);
    return [
      {
        userId: id,
        to: email,
        locale,
        kind: news.type,
        subject: text,
        text: t('mail.text', { name, text }),
        action: {
          label: t('mail.action'),
          url: siteUrl(context.config, locale, news.redirectLink),
        },
        unsubscribe: news.type,
      },
    ];
  });
  await sendMails(context, mails);
}

function foldOf(news: News): Fold {
  return { userId: news.userId, groupKey: groupOf(news) };
}

/**
 * News of one kind about one thing fold into one. All messages of a conversation are one thing, and
 * whoever follows a creator and asked about a show hears once that it is on.
 */
function groupOf({ type, entityRef }: News): string {
  if (type === 'message') return `conversation-${entityRef}`;
  return `${type === 'tell_me' ? 'live' : type}-${entityRef}`;
}

function keyOf({ userId, groupKey }: Fold): string {
  return `${userId} ${groupKey}`;
}
