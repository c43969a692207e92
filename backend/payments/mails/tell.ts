import type { Payment, Refund } from '@/backend/payments/types';
import type { Context } from '@/backend/platform/context';
import { sendMail } from '@/backend/platform/mail/sendMail';
import { withoutLinks } from '@/lib/shared/links';
import { receiptNumber, REFUND_DAYS, refundNumber } from '@/lib/shared/payments/receipt';
import { wordsOf, type Mailed } from './words';

/** Mails of one topic stop together. */
const RECEIPTS = 'receipts';
/** Whoever wants no receipts still hears where something has to be done. */
const PROBLEMS = 'payment_problems';

const DAY_MS = 24 * 60 * 60_000;

/** What the buyer is told of a card that was declined when it was charged later. */
export interface Decline {
  /** When it is tried again; null: not by itself. */
  retryAt: Date | null;
  /** Until when it can be paid on a page instead; null: the payment was given up just now. */
  until: Date | null;
}

/** Tells the buyer that they paid. Written in the running transaction; throws outside of one. */
export async function tellReceipt(context: Context, payment: Payment): Promise<void> {
  if (!isMailed(payment)) return;
  const { t, values, name, url, hue, envelope, ...words } = await wordsOf(context, payment);
  const { line, cardLine, moment, inFull } = words;
  const at = payment.paidAt ?? context.now();
  await sendMail(context, {
    ...envelope,
    kind: 'receipt',
    subject: t('receipt.subject', values),
    text: '',
    slip: {
      hue,
      preview: t('receipt.preview', values),
      lead: {
        strong: name ? t('receipt.thanks_named', { name }) : t('receipt.thanks'),
        text: t('receipt.lead', values),
      },
      sum: values.amount,
      about: { text: t('receipt.about', values) },
      lines: [
        line('line.receipt', receiptNumber({ id: payment.id, at })),
        line('line.date', moment(at)),
        ...cardLine('line.card'),
      ],
      total: line('total.paid', inFull(payment.money.amount)),
      next: { strong: t('receipt.wrong'), text: t('receipt.wrong_text') },
      foot: [t('foot.no_invoice')],
    },
    action: { label: t('receipt.action'), url },
    unsubscribe: RECEIPTS,
  });
}

/** Tells the buyer that money is on its way back, or that their bank sent it back (FAILED). */
export async function tellRefund(
  context: Context,
  payment: Payment,
  refund: Refund,
): Promise<void> {
  if (!isMailed(payment)) return;
  await (refund.state === 'FAILED' ? tellLost : tellSent)(context, payment, refund);
}

async function tellSent(context: Context, payment: Mailed, refund: Refund): Promise<void> {
  const { t, values, url, hue, envelope, ...words } = await wordsOf(context, payment);
  const { line, cardLine, day, format, inFull } = words;
  const whole = values.amount;
  const amount = format(refund.amount);
  const isPart = refund.amount < payment.money.amount;
  const at = context.now();
  const quote = withoutLinks(refund.reason);
  await sendMail(context, {
    ...envelope,
    kind: 'refund',
    subject: t('refund.subject', { amount }),
    text: '',
    slip: {
      hue,
      preview: t('refund.preview', values),
      lead: { text: t('refund.lead', values) },
      sum: amount,
      about: { text: t(isPart ? 'refund.about_part' : 'refund.about', { ...values, whole }) },
      ...(quote && { quote: { text: t('refund.quote', { words: quote }), from: values.seller } }),
      lines: [
        line('line.refund', refundNumber({ id: refund.id, at })),
        line('line.date', day(at)),
        ...cardLine('line.to_card'),
        line('line.had_paid', whole),
      ],
      total: line('total.back', inFull(refund.amount)),
      next: {
        strong: t('refund.when'),
        text: t('refund.when_text', { date: day(new Date(at.getTime() + REFUND_DAYS * DAY_MS)) }),
      },
    },
    action: { label: t('refund.action'), url },
    unsubscribe: RECEIPTS,
  });
}

async function tellLost(context: Context, payment: Mailed, refund: Refund): Promise<void> {
  const { t, values, url, hue, envelope, ...words } = await wordsOf(context, payment);
  const { line, cardLine, day, format, inFull } = words;
  const amount = format(refund.amount);
  const at = context.now();
  await sendMail(context, {
    ...envelope,
    kind: 'refund_failed',
    subject: t('refundFailed.subject', { amount }),
    text: '',
    slip: {
      hue,
      preview: t('refundFailed.preview'),
      lead: { text: t('refundFailed.lead') },
      sum: amount,
      about: { strong: t('refundFailed.safe'), text: t('refundFailed.why') },
      lines: [
        line('line.refund', refundNumber({ id: refund.id, at })),
        line('line.date', day(at)),
        ...cardLine('line.to_card'),
        line('line.for', values.title),
      ],
      total: line('total.yours', inFull(refund.amount)),
      next: { strong: t('refundFailed.now'), text: t('refundFailed.now_text') },
    },
    action: { label: t('refundFailed.action'), url },
    unsubscribe: PROBLEMS,
  });
}

const WHY = {
  DECLINED: 'declined.no',
  NO_FUNDS: 'declined.no',
  PROVIDER: 'declined.no',
  CARD_EXPIRED: 'declined.dead',
  CARD_BLOCKED: 'declined.dead',
  NEEDS_CONFIRMATION: 'declined.confirm',
} as const;

/** Tells the buyer that their saved card was declined, why, and what happens next. */
export async function tellDeclined(
  context: Context,
  payment: Payment,
  { retryAt, until }: Decline,
): Promise<void> {
  if (!isMailed(payment)) return;
  const { t, values, url, hue, envelope, ...words } = await wordsOf(context, payment);
  const { line, cardLine, moment } = words;
  const times = { until: until && moment(until), retry: retryAt && moment(retryAt) };
  await sendMail(context, {
    ...envelope,
    kind: 'declined',
    subject: t('declined.subject', values),
    text: '',
    slip: {
      hue,
      preview: t(until ? 'declined.preview' : 'declined.over'),
      lead: { text: t('declined.lead', values) },
      sum: values.amount,
      about: { strong: t(WHY[payment.failure ?? 'DECLINED']), text: nextSentence(t, times) },
      lines: [
        line('line.for', values.title),
        ...cardLine('line.card'),
        ...(times.until ? [line('line.open_until', times.until)] : []),
      ],
      ...(times.until && { next: ifNothing(t, times.until, retryAt !== null) }),
      isActionFirst: true,
    },
    action: { label: t(until ? 'declined.action' : 'declined.action_over', values), url },
    unsubscribe: PROBLEMS,
  });
}

type Translate = Awaited<ReturnType<typeof wordsOf>>['t'];

function nextSentence(
  t: Translate,
  { until, retry }: { until: string | null; retry: string | null },
): string {
  if (until === null) return t('declined.over');
  return retry === null ? t('declined.open', { until }) : t('declined.retry', { until, retry });
}

/** What becomes of it when the reader does nothing. */
function ifNothing(t: Translate, until: string, isRetried: boolean) {
  return isRetried
    ? { strong: t('declined.waiting'), text: t('declined.waiting_text', { until }) }
    : { strong: t('declined.changed'), text: t('declined.changed_text', { until }) };
}

/** Whoever has deleted their account is told nothing more. */
function isMailed(payment: Payment): payment is Mailed {
  return payment.buyerEmail !== null;
}
