import type { Context } from '@/backend/platform/context';
import { enqueue, type OutboxEvent } from '@/backend/platform/outbox/outbox';
import { sendMail, sendMails, type Mail } from '@/backend/platform/mail/sendMail';
import { siteUrl } from '@/backend/platform/mail/siteUrl';
import { textsIn } from '@/backend/platform/texts';
import { formatMoney } from '@/lib/shared/money/format';
import {
  notificationsChannel,
  type ChangeSign,
  type NotificationMessage,
} from '@/lib/shared/parties/messages';
import { isChangeable, isTold, wants } from '@/lib/shared/notifications/notificationPrefs';
import { isQuietAt, quietHoursOf } from '@/lib/shared/notifications/quietHours';
import { sendPushes } from '@/backend/push/service';
import { isOrderNews, type News, type OrderNews } from './news';
import { isPushed, pushOf } from './pushes';
import { claimMails, findRecipients, foldsOf, type Fold, type Recipient } from './repository';

export type { News, OrderNews, OwnMail, TicketNews } from './news';
export type { Recipient } from './repository';

/** Where users see who else is logged in to their account. */
const SAFETY_AT = '/dashboard/settings?active=account#sessions';

/** Events in one call of `enqueue`: each is an argument, and the stack's size limits arguments. */
const AT_ONCE = 10_000;

/**
 * Notifies people of what concerns them, in their language, where they want it: in the feed, by
 * mail to an address they have proven, and by push to the browsers they chose. In their quiet hours
 * the feed keeps it without asking for attention, and only that goes by which they would lose a turn
 * or a prize. What nobody can switch off comes at any hour. A second mail about
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
 * Sends a mail about an account's safety, whatever its owner chose and at any hour; to nobody when
 * `to` is null. With `isInFeed`, the feed shows the mail's subject too: for what has happened, not
 * for what the owner asked for, leading to `redirectLink`. Written in the running transaction; throws outside of one.
 */
export async function notifySecurity(
  context: Context,
  { to, ...mail }: Omit<Mail, 'unsubscribe' | 'to'> & { to: string | null },
  { isInFeed, redirectLink = SAFETY_AT }: { isInFeed: boolean; redirectLink?: string },
): Promise<void> {
  if (to !== null) await sendMail(context, { ...mail, to });
  if (!isInFeed || mail.userId === null) return;
  const message: NotificationMessage = {
    type: 'security',
    text: mail.subject,
    image: '',
    badge: 'ACTIVE',
    redirectLink,
    entityRef: mail.userId,
    groupKey: `security-${mail.kind}`,
  };
  await sendPushes(context, [
    pushOf(message, { id: mail.userId, locale: mail.locale }, message.text),
  ]);
  await enqueue(context, { channel: notificationsChannel(mail.userId), message });
}

/**
 * Has the open pages of these users read again what stands at `redirectLink`; their feeds stay as they
 * are. Written in the running transaction; throws outside of one.
 */
export async function signChange(
  context: Context,
  userIds: readonly string[],
  redirectLink: string,
): Promise<void> {
  const message: ChangeSign = { redirectLink };
  const events = userIds.map((id) => ({ channel: notificationsChannel(id), message }));
  await enqueue(context, ...events);
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
    const text = isOrderNews(news) ? news.words(recipient).text : textOf(news, locale);
    return [{ news, recipient, text, isQuiet }];
  });
  const byMail = deliveries.filter(({ news, recipient, isQuiet }) =>
    isTold(recipient.notificationPrefs, news.type, 'email', isQuiet),
  );
  await mailEach(context, byMail);
  const loud = deliveries.filter(({ news }) => !isOrderNews(news) || !news.isMailOnly);
  const byPush = loud.filter((one) => isPushed(one.recipient, one.news.type, one.isQuiet));
  await sendPushes(
    context,
    byPush.map(({ news, recipient, text }) =>
      pushOf({ ...news, groupKey: groupOf(news) }, recipient, text),
    ),
  );
  return loud
    .filter(({ news, recipient }) => wants(recipient.notificationPrefs, news.type, 'inApp'))
    .map(eventOf);
}

function textOf(news: Exclude<News, OrderNews>, locale: string): string {
  const t = textsIn('notifications', locale);
  const words = Object.fromEntries(
    Object.entries(news).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
  if (news.type === 'plan') return t(`text.plan_${news.change}`, words);
  if (news.type === 'favorite') return t(`text.favorite_${news.change}`, words);
  if (news.type === 'live' || news.type === 'tell_me') {
    return t(`text.${news.type}_${news.tool}`, words);
  }
  return t(`text.${news.type}`, words);
}

/** An amount stands in a mail alone: the feed and a push may be seen on a stream. */
function mailedText(news: News, text: string, locale: string): string {
  if (news.type !== 'payout_failed') return text;
  return textsIn('notifications', locale)('mail.payout_failed', {
    amount: formatMoney(news.money, locale),
  });
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

async function mailEach(context: Context, wanted: readonly Delivery[]): Promise<void> {
  const reachable = wanted.filter(({ recipient }) => recipient.email !== null);
  await sendMails(
    context,
    reachable.flatMap((one) => ownMailOf(context, one)),
  );
  const deliveries = reachable.filter(({ news }) => !isOrderNews(news));
  if (deliveries.length === 0) return;
  const folds = deliveries.map(({ news }) => foldOf(news));
  const claimed = await claimMails(context.db, folds, context.now());
  const left = new Set(claimed.map(keyOf));
  const mails = deliveries.flatMap(({ news, recipient, text }): Mail[] => {
    const { locale, email, firstName: name, id } = recipient;
    // Of two in one call the first is mailed.
    if (email === null || !left.delete(keyOf(foldOf(news)))) return [];
    const t = textsIn('notifications', locale);
    return [
      {
        userId: id,
        to: email,
        locale,
        kind: news.type,
        subject: text,
        text: t('mail.text', { name, text: mailedText(news, text, locale) }),
        action: {
          label: t('mail.action'),
          url: siteUrl(context.config, locale, news.redirectLink),
        },
        ...(isChangeable(news.type, 'email') ? { unsubscribe: news.type } : {}),
      },
    ];
  });
  await sendMails(context, mails);
}

/** The mail that news of an order bring along. */
function ownMailOf({ config }: Context, { news, recipient }: Delivery): Mail[] {
  const { id: userId, email: to, locale } = recipient;
  if (to === null || !isOrderNews(news)) return [];
  const { subject, slip, action } = news.words(recipient).mail;
  const url = siteUrl(config, locale, news.redirectLink);
  const { type: kind } = news;
  return [
    {
      ...{ userId, to, locale, kind, subject, slip, text: '', unsubscribe: kind },
      action: { label: action, url },
    },
  ];
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
