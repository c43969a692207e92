import type { Context } from '@/backend/platform/context';
import { enqueue, type OutboxEvent } from '@/backend/platform/outbox/outbox';
import { sendMail, sendMails, type Mail } from '@/backend/platform/mail/sendMail';
import { siteUrl } from '@/backend/platform/mail/siteUrl';
import { notificationsChannel, type NotificationMessage } from '@/lib/shared/parties/messages';
import {
  isChangeable,
  wants,
  type NotificationType,
} from '@/lib/shared/notifications/notificationPrefs';
import { isQuietAt, quietHoursOf } from '@/lib/shared/notifications/quietHours';
import { claimMails, findRecipients, foldsOf, type Recipient } from './repository';
import { textsIn } from './texts';

/** Something that concerns one user; what concerns an account's safety goes by `tellOfSafety`. */
export interface News {
  type: Exclude<NotificationType, 'security'>;
  userId: string;
  /** Title of the party it is about; empty when it is about none. */
  title: string;
  /** Name of the creator, or of whoever else it comes from. */
  host: string;
  /** Path that shows more, without language. */
  redirectLink: string;
  /** Id of the ticket, party, creator or conversation. */
  entityRef: string;
  /** Address of a picture; empty: none. */
  image: string;
}

/** Where one sees who else is in the account. */
const SAFETY_AT = '/dashboard/settings#sessions';

/** Each is an argument of one call, and the stack holds no hundred thousand of them. */
const AT_ONCE = 10_000;

/**
 * Tells people what concerns them, in their language, wherever they want to be told: in the feed, and
 * by mail to an address they have proven. In their quiet hours the feed keeps it without asking for
 * attention, and no mail goes; what nobody can switch off is told at any hour. A second mail about
 * the same comes five minutes after the first at the soonest. Users that are gone are passed by.
 * `first` are events of other channels, written by the same statement. All is written in the running
 * transaction; throws outside of one.
 */
export async function tell(
  context: Context,
  news: readonly News[],
  first: readonly OutboxEvent[] = [],
): Promise<void> {
  const events = [...first, ...(await told(context, news))];
  for (let from = 0; from < events.length; from += AT_ONCE) {
    await enqueue(context, ...events.slice(from, from + AT_ONCE));
  }
}

/**
 * Mails about an account's safety, whatever its owner chose and at any hour, and writes the mail's
 * subject into their feed: `isInFeed`, for what has happened rather than for what they asked for.
 * Written in the running transaction; throws outside of one.
 */
export async function tellOfSafety(
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

/** What this domain keeps of a user. */
export async function notificationDataOf(context: Context, userId: string) {
  return { mailedLately: await foldsOf(context.db, userId) };
}

/** Writes the mails and answers the events of the feed. */
async function told(context: Context, news: readonly News[]): Promise<OutboxEvent[]> {
  if (news.length === 0) return [];
  const ids = new Set(news.map(({ userId }) => userId));
  const people = await findRecipients(context.db, [...ids]);
  const byId = new Map(people.map((person) => [person.id, person]));
  const now = context.now();
  const known = news.flatMap((one) => {
    const person = byId.get(one.userId);
    if (!person) return [];
    const { notificationPrefs: stored, timeZone } = person;
    return { one, person, isQuiet: isQuietAt(quietHoursOf(stored), timeZone, now) };
  });
  const byMail = known.filter(
    ({ one, person, isQuiet }) =>
      !isQuiet && person.emailVerifiedAt !== null && isWanted(one, person, 'email'),
  );
  if (byMail.length > 0) await mailEach(context, byMail);
  return known
    .filter(({ one, person }) => isWanted(one, person, 'inApp'))
    .map(({ one, person, isQuiet }) => event(one, person, isQuiet));
}

function isWanted({ type }: News, person: Recipient, channel: 'inApp' | 'email'): boolean {
  return wants(person.notificationPrefs, type, channel);
}

function event(news: News, person: Recipient, isQuiet: boolean): OutboxEvent {
  const { type, userId, title, host, redirectLink, entityRef, image } = news;
  // Only what may be switched off can wait.
  const isHushed = isQuiet && isChangeable(type, 'inApp');
  const message: NotificationMessage = {
    type,
    text: textsIn(person.locale)[type](title, host),
    image,
    badge: isHushed ? 'Passive' : 'ACTIVE',
    redirectLink,
    entityRef,
    groupKey: groupOf(news),
  };
  return { channel: notificationsChannel(userId), message };
}

async function mailEach(
  context: Context,
  told: readonly { one: News; person: Recipient }[],
): Promise<void> {
  const folds = told.map(({ one }) => ({ userId: one.userId, groupKey: groupOf(one) }));
  const claimed = await claimMails(context.db, folds, context.now());
  const left = new Set(claimed.map(keyOf));
  const mails = told.flatMap(({ one, person }): Mail[] => {
    // Of two in one call the first is mailed.
    if (!left.delete(keyOf({ userId: one.userId, groupKey: groupOf(one) }))) return [];
    const { locale, email, firstName, id } = person;
    const words = textsIn(locale);
    const says = words[one.type](one.title, one.host);
    return [
      {
        userId: id,
        to: email,
        locale,
        kind: one.type,
        subject: says,
        text: words.letter(firstName, says),
        action: { label: words.open, url: siteUrl(context.config, locale, one.redirectLink) },
        unsubscribe: one.type,
      },
    ];
  });
  await sendMails(context, mails);
}

/** News of one kind about one thing fold into one; all messages of a conversation are one thing. */
function groupOf({ type, entityRef }: News): string {
  return type === 'message' ? `conversation-${entityRef}` : `${type}-${entityRef}`;
}

function keyOf({ userId, groupKey }: { userId: string; groupKey: string }): string {
  return `${userId} ${groupKey}`;
}
