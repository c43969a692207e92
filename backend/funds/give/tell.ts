import { creatorName } from '@/backend/hosting/service';
import type { Payment } from '@/backend/payments/service';
import type { Context } from '@/backend/platform/context';
import { sendMail } from '@/backend/platform/mail/sendMail';
import { siteUrl } from '@/backend/platform/mail/siteUrl';
import { textsIn } from '@/backend/platform/texts';
import { parseExtraPublic } from '@/lib/shared/creators/extraPublic';
import { formatMoney } from '@/lib/shared/money/format';
import type { HeldFund } from '@/backend/funds/store/fundRepository';

/** Mails of one topic stop together. */
const PLEDGES = 'pledges';

/** Tells a giver that their card is saved: what it is for, when it is charged, how to take it back. */
export async function tellPledged(
  context: Context,
  fund: HeldFund,
  payment: Payment,
  path: string,
): Promise<void> {
  const words = wordsOf(context, fund, payment, path);
  if (!words || fund.deadlineAt === null) return;
  const { t, values, money, ...mail } = words;
  const date = dayOf(fund.deadlineAt, payment.buyerLocale);
  const dated = { ...values, date };
  const { cardLast4 } = payment;
  await sendMail(context, {
    ...mail.envelope,
    kind: 'pledged',
    subject: t('pledged.subject', values),
    text: '',
    slip: {
      hue: mail.hue,
      preview: t('pledged.preview', dated),
      lead: { text: t('pledged.lead', values) },
      sum: values.amount,
      about: { text: t('pledged.about', values) },
      lines: [
        { label: t('pledged.line_goal'), value: money(fund.goal) },
        { label: t('pledged.line_date'), value: date },
        ...(cardLast4 === null
          ? []
          : [{ label: t('pledged.line_card'), value: t('pledged.card', { last4: cardLast4 }) }]),
      ],
      next: { strong: t('pledged.next'), text: t('pledged.next_text', dated) },
    },
    action: { label: t('pledged.action'), url: mail.url },
    unsubscribe: PLEDGES,
  });
}

/** Tells a giver that their promise is over and nothing was charged. */
export async function tellReleased(
  context: Context,
  fund: HeldFund,
  payment: Payment,
  path: string,
): Promise<void> {
  const words = wordsOf(context, fund, payment, path);
  if (!words) return;
  const { t, values, money, ...mail } = words;
  const why = fund.state === 'CANCELLED' ? 'cancelled' : 'missed';
  await sendMail(context, {
    ...mail.envelope,
    kind: 'pledge_released',
    subject: t(`${why}.subject`, values),
    text: '',
    slip: {
      hue: mail.hue,
      preview: t(`${why}.preview`, values),
      lead: { text: t(`${why}.lead`) },
      sum: values.amount,
      about: { text: t(`${why}.about`, { ...values, goal: money(fund.goal) }) },
      lines: [],
    },
    action: { label: t(`${why}.action`), url: mail.url },
    unsubscribe: PLEDGES,
  });
}

/** What mails about a promise say alike; null: whoever has deleted their account is told nothing. */
function wordsOf(context: Context, fund: HeldFund, payment: Payment, path: string) {
  const { buyerId: userId, buyerEmail: to, buyerLocale: locale, money: given } = payment;
  if (to === null) return null;
  const money = (amount: number) => formatMoney({ ...given, amount }, locale);
  return {
    t: textsIn('fundMails', locale),
    money,
    values: { amount: money(given.amount), title: fund.title, name: creatorName(fund) },
    hue: Number(parseExtraPublic(fund.creatorExtraPublic).display_hue),
    url: siteUrl(context.config, locale, path),
    envelope: { userId, to, locale },
  };
}

/** The sentence under which a card is saved: how much, what for, when, and if what. */
export function consentOf(
  fund: HeldFund,
  deadlineAt: Date,
  amount: number,
  locale: string,
): string {
  const money = (minor: number) => formatMoney({ amount: minor, currency: fund.currency }, locale);
  return textsIn('fundMails', locale)('consent', {
    ...{ amount: money(amount), goal: money(fund.goal) },
    ...{ title: fund.title, name: creatorName(fund), date: dayOf(deadlineAt, locale) },
  });
}

/** Nobody knows where the reader is: a day is that of UTC. */
function dayOf(at: Date, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(at);
}
