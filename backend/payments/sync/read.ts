import type Stripe from 'stripe';
import { stripeOf } from '@/backend/payments/pages/start';
import type { PaymentRow } from '@/backend/payments/store/payments';
import type { Context } from '@/backend/platform/context';

/** What Stripe says of a payment at one moment. */
export interface Seen {
  /** Which page it was read for: another one makes it worthless. */
  version: number;
  sessionId: string | null;
  session: Stripe.Checkout.Session | null;
  intent: Stripe.PaymentIntent | null;
  charge: Stripe.Charge | null;
  setup: Stripe.SetupIntent | null;
  refunds: Stripe.Refund[];
  disputes: Stripe.Dispute[];
}

/** Reads all that Stripe has of a payment. Outside of a transaction. */
export async function readSeen(context: Context, row: PaymentRow): Promise<Seen> {
  const { client } = stripeOf(context);
  const { version, sessionId } = row;
  const isPageOver = ['PAID', 'AUTHORISED', 'SAVED'].includes(row.state);
  const session =
    sessionId !== null && !isPageOver ? await client.checkout.sessions.retrieve(sessionId) : null;
  const intentId = idOf(session?.payment_intent) ?? row.intentId;
  const setupId = idOf(session?.setup_intent);
  const setup =
    setupId !== null && row.firstTryAt === null
      ? await client.setupIntents.retrieve(setupId, { expand: ['payment_method'] })
      : null;
  const intent = intentId === null ? null : await readIntent(client, intentId);
  const charge = objectOf(intent?.latest_charge);
  const payment_intent = intentId ?? '';
  const hasRefunds = charge && (charge.amount_refunded > 0 || row.refunded > 0);
  const hasDisputes = charge && (charge.disputed || row.dispute !== null);
  return {
    ...{ version, sessionId, session, intent, charge, setup },
    refunds: hasRefunds ? (await client.refunds.list({ payment_intent, limit: 100 })).data : [],
    disputes: hasDisputes ? (await client.disputes.list({ payment_intent, limit: 100 })).data : [],
  };
}

/** Reads a charge attempt with its charge and what it moved. */
export function readIntent(client: Stripe, intentId: string): Promise<Stripe.PaymentIntent> {
  return client.paymentIntents.retrieve(intentId, {
    expand: ['latest_charge.balance_transaction'],
  });
}

/** The id of something that Stripe gives as an id or as a whole. */
export function idOf(value: string | { id: string } | null | undefined): string | null {
  return typeof value === 'string' ? value : (value?.id ?? null);
}

/** The whole of something that was asked for as such; null when there is none. */
export function objectOf<Value extends object>(value: string | Value | null | undefined) {
  return typeof value === 'object' ? value : null;
}
