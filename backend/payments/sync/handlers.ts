import type Stripe from 'stripe';
import { bookStrayCharge, bookStripeFee } from '@/backend/payments/books';
import { groupOf, strayKey } from '@/backend/payments/pages/keys';
import { metadataOf } from '@/backend/payments/pages/sessions';
import { stripeOf } from '@/backend/payments/pages/start';
import { findByIntent, findPayment, type PaymentRow } from '@/backend/payments/store/payments';
import type { Context } from '@/backend/platform/context';
import { callStripe } from '@/backend/platform/stripe/callStripe';
import type { StripeEvent, StripeHandler } from '@/backend/platform/stripe/registry';
import { applyIfFresh } from './look';
import { idOf, objectOf, readIntent, readSeen, type Seen } from './read';

/** What was read for an event; null: it belongs to nothing of ours. */
type Found = { paymentID: string; seen: Seen } | { row: PaymentRow; stray: Stray } | null;

/** A charge beside the one that paid already. */
interface Stray {
  intentId: string;
  amount: number;
  fee: number;
  at: Date;
}

/**
 * What every event about a payment leads to: all that Stripe has of it is read, and applied as it is
 * now. Which event it was, and which came before, makes no difference.
 */
const handler: StripeHandler<Found> = {
  read: async (context, event) => {
    const owner = await ownerOf(context, event);
    const row = owner && (await findPayment(context.db, owner.paymentID));
    if (!row) return null;
    const stray = await strayOf(context, row, owner.intentId);
    return stray ? { row, stray } : { paymentID: row.id, seen: await readSeen(context, row) };
  },
  apply: async (context, _event, found) => {
    if (!found) return false;
    if ('seen' in found) {
      const row = await applyIfFresh(context, found.paymentID, found.seen);
      // What is left to do at Stripe, such as a reversal, is done outside of the transaction.
      if (row?.checkAt) context.stripe?.wake();
      return row !== null;
    }
    const { row, stray } = found;
    const { currency } = row;
    await bookStrayCharge(context, row, { ...stray, kind: 'captured' }, stray.at);
    await bookStripeFee(context, stray.intentId, { amount: stray.fee, currency }, stray.at);
    await bookStrayCharge(context, row, { ...stray, kind: 'refunded' }, stray.at);
    return true;
  },
};

/** Events that concern payments (payments.md 4). */
const TYPES = [
  ...['checkout.session.completed', 'checkout.session.expired'],
  ...['payment_intent.succeeded', 'payment_intent.payment_failed', 'payment_intent.canceled'],
  ...['payment_intent.amount_capturable_updated', 'payment_intent.requires_action'],
  ...['setup_intent.succeeded', 'setup_intent.setup_failed'],
  ...['charge.refunded', 'refund.created', 'refund.updated', 'refund.failed'],
  ...['charge.dispute.created', 'charge.dispute.updated', 'charge.dispute.closed'],
  ...['charge.dispute.funds_withdrawn', 'charge.dispute.funds_reinstated'],
];

/** What follows from each of them. */
export const PAYMENT_HANDLERS: Readonly<Record<string, StripeHandler<Found>>> = Object.fromEntries(
  TYPES.map((type) => [type, handler]),
);

/** The payment that an event's object belongs to, and which charge attempt it is about. */
async function ownerOf(
  context: Context,
  { objectId }: StripeEvent,
): Promise<{ paymentID: string; intentId: string | null } | null> {
  const { client } = stripeOf(context);
  const object = await readObject(client, objectId);
  if (!object) return null;
  const isIntent = object.object === 'payment_intent';
  const intentId = isIntent
    ? object.id
    : 'payment_intent' in object
      ? idOf(object.payment_intent)
      : null;
  const named = object.metadata?.payment;
  const paymentID = named ?? (intentId ? await findByIntent(context.db, intentId) : undefined);
  return paymentID === undefined ? null : { paymentID, intentId };
}

async function readObject(client: Stripe, id: string) {
  const [prefix] = id.split('_');
  switch (prefix) {
    case 'cs':
      return client.checkout.sessions.retrieve(id);
    case 'pi':
      return client.paymentIntents.retrieve(id);
    case 'seti':
      return client.setupIntents.retrieve(id);
    case 'ch':
    case 'py':
      return client.charges.retrieve(id);
    case 're':
    case 'pyr':
      return client.refunds.retrieve(id);
    case 'dp':
    case 'du':
      return client.disputes.retrieve(id);
    default:
      return null;
  }
}

/**
 * A charge that succeeded although another one had paid: it goes straight back, by one call for each.
 * Null: it is the payment's own.
 */
async function strayOf(
  context: Context,
  row: PaymentRow,
  intentId: string | null,
): Promise<Stray | null> {
  const isOther = intentId !== null && row.state === 'PAID' && row.intentId !== intentId;
  if (!isOther) return null;
  const intent = await readIntent(stripeOf(context).client, intentId);
  if (intent.status !== 'succeeded') return null;
  context.logger.error({ payment: row.id, intent: intentId }, 'a second charge of a paid thing');
  const answer = await callStripe(context, {
    key: strayKey(intentId),
    call: 'refunds.create',
    params: { payment_intent: intentId, metadata: metadataOf(row) },
    ref: groupOf(row),
  });
  if (!answer.ok) throw new Error('a second charge could not be refunded yet');
  const charge = objectOf(intent.latest_charge);
  const balance = objectOf(charge?.balance_transaction);
  const at = new Date(intent.created * 1000);
  return { intentId, amount: intent.amount_received, fee: balance?.fee ?? 0, at };
}
