import { contactOf } from '@/backend/accounts/service';
import { openOrdersOf, type OpenOrder } from '@/backend/bookings/service';
import {
  notify,
  notifySecurity,
  type OrderNews,
  type OwnMail,
  type Recipient,
} from '@/backend/notifications/service';
import { suspensions } from '@/backend/payments/service';
import { VISITOR, type Context } from '@/backend/platform/context';
import { textsIn } from '@/backend/platform/texts';
import { withoutLinks } from '@/lib/shared/links';
import { formatMoney } from '@/lib/shared/money/format';

/** What is told of an account to whose it is, at any hour and whatever they chose. */
type PersonNews = 'warned' | 'muted' | 'unmuted' | 'suspended' | 'lifted';

/** What buyers hear of their orders while a creator may not sell. */
type OrderNewsKind = 'suspended' | 'kept';

/** Of orders of creators whose page is not read for this. */
const HUE = 270;

/** Tells somebody what was decided about their account. In the running transaction. */
export async function tellPerson(
  context: Context,
  userId: string,
  news: PersonNews,
): Promise<void> {
  const theirs = { ...context, actor: { ...VISITOR, userId } };
  const { email, firstName, locale } = await contactOf(theirs);
  const t = textsIn('operatorMails', locale);
  const greeting = textsIn('mails', locale)('greeting.named', { name: firstName });
  const text = `${greeting}\n\n${t(`${news}.text`)}`;
  const mail = { userId, to: email, locale, kind: `operator_${news}` };
  await notifySecurity(
    context,
    { ...mail, subject: t(`${news}.subject`), text },
    { isInFeed: true, redirectLink: '/dashboard/help' },
  );
}

/** Tells whoever waits for what a creator sold them. In the running transaction. */
export async function tellBuyers(
  context: Context,
  creatorId: string,
  news: OrderNewsKind,
): Promise<void> {
  const orders = await openOrdersOf(context, creatorId);
  const row = (await suspensions(context)).find((one) => one.creatorId === creatorId);
  const refundAt = row?.refundAt ?? null;
  await notify(
    context,
    orders.map((order): OrderNews => ({
      type: 'booking',
      userId: order.buyerId,
      redirectLink: `/orders/${order.id}`,
      entityRef: order.id,
      image: order.image ?? '',
      isMailOnly: false,
      words: (to) => wordsOf(order, news, refundAt, to),
    })),
  );
}

function wordsOf(
  order: OpenOrder,
  news: OrderNewsKind,
  refundAt: Date | null,
  { locale, timeZone }: Pick<Recipient, 'locale' | 'timeZone'>,
): { text: string; mail: OwnMail } {
  const t = textsIn('operatorMails', locale);
  const title = withoutLinks(order.title);
  const zone = timeZone === null ? {} : { timeZone };
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', ...zone });
  const amount = formatMoney({ amount: order.price, currency: order.currency }, locale);
  const text = t(`order_${news}.text`, { title });
  const next = t(`order_${news}.next`, { date: refundAt ? day.format(refundAt) : '', amount });
  return {
    text,
    mail: {
      subject: text,
      slip: {
        hue: HUE,
        preview: next,
        lead: { text },
        sum: amount,
        about: { text: title },
        lines: [{ label: t('line.order'), value: order.number }],
        next: { text: next },
      },
      action: t('action'),
    },
  };
}
