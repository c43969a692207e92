import { usersByIds } from '@/backend/accounts/service';
import { soldKind } from '@/backend/payments/sold';
import type { Payment } from '@/backend/payments/types';
import type { Context } from '@/backend/platform/context';
import type { Mail } from '@/backend/platform/mail/sendMail';
import { siteUrl } from '@/backend/platform/mail/siteUrl';
import type { SlipLine } from '@/backend/platform/mail/slip';
import { textsIn } from '@/backend/platform/texts';
import { formatMoney } from '@/lib/shared/money/format';
import { DEFAULT_HUE } from '@/lib/shared/palette';

/** A payment that a mail can be written about: its buyer's address is still known. */
export type Mailed = Payment & { buyerEmail: string };

/** Everything that the mails about one payment say alike, in the buyer's language. */
export async function wordsOf(context: Context, payment: Mailed) {
  const { buyerId, buyerEmail: to, buyerLocale: locale, money, title } = payment;
  const t = textsIn('receipts', locale);
  const seller = (await usersByIds(context, [payment.sellerId])).get(payment.sellerId);
  const path = (await soldKind(payment.kind).mailPath?.(context, payment)) ?? payment.returnPath;
  const format = (amount: number) => formatMoney({ ...money, amount }, locale);
  return {
    t,
    hue: seller ? Number(seller.extraPublic.display_hue) : DEFAULT_HUE,
    values: { amount: format(money.amount), seller: seller?.name ?? t('seller_gone'), title },
    format,
    /** A total names its currency: a sign alone can mean several. */
    inFull: (amount: number) => `${format(amount)} ${money.currency}`,
    // Of somebody without an account nobody knows who typed the name.
    name: buyerId === null ? null : payment.buyerName,
    url: siteUrl(context.config, locale, path),
    /** All that a mail is beside its words. */
    envelope: { userId: buyerId, to, locale } satisfies Partial<Mail>,
    line: (key: Parameters<typeof t>[0], value: string): SlipLine => ({ label: t(key), value }),
    cardLine: (key: 'line.card' | 'line.to_card'): SlipLine[] => {
      const { cardLast4 } = payment;
      return cardLast4 === null
        ? []
        : [{ label: t(key), value: t('line.ending', { last4: cardLast4 }) }];
    },
    day: (at: Date) => dateOf(locale, at, { dateStyle: 'long' }),
    moment: (at: Date) =>
      dateOf(locale, at, {
        ...{ year: 'numeric', month: 'short', day: 'numeric' },
        ...{ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' },
      }),
  };
}

/** Nobody knows where the reader is: a time names its zone. */
function dateOf(locale: string, at: Date, format: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale, { ...format, timeZone: 'UTC' }).format(at);
}
