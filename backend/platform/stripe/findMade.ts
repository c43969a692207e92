import type Stripe from 'stripe';
import type { CallRow } from './callRows';
import { CALL_KEY, type StripeCall } from './calls';

type Made = { created: number; metadata?: Stripe.Metadata | null };
type Look = (client: Stripe, params: never, options: Stripe.RequestOptions) => AsyncIterable<Made>;

/** Where to look for what a call makes. Lists, never the search: it is late by minutes. */
const LOOKS: Partial<Record<StripeCall, Look>> = {
  'checkout.sessions.create': (client, { customer }: { customer?: string }, options) =>
    client.checkout.sessions.list({ ...(customer ? { customer } : {}), limit: 100 }, options),
  'paymentIntents.create': (client, { customer }: { customer?: string }, options) =>
    client.paymentIntents.list({ ...(customer ? { customer } : {}), limit: 100 }, options),
  'customers.create': ({ customers }, _params, options) => customers.list({ limit: 100 }, options),
  'refunds.create': ({ refunds }, params: { payment_intent: string }, options) =>
    refunds.list({ payment_intent: params.payment_intent, limit: 100 }, options),
  'transfers.create': ({ transfers }, params: { transfer_group?: string }, options) =>
    transfers.list({ transfer_group: params.transfer_group ?? '', limit: 100 }, options),
  'transfers.createReversal': ({ transfers }, { id }: { id: string }, options) =>
    transfers.listReversals(id, { limit: 100 }, options),
  'accounts.create': ({ accounts }, _params, options) =>
    accounts.list({ limit: 100 }, options) as AsyncIterable<Made>,
  'payouts.create': ({ payouts }, _params, options) => payouts.list({ limit: 100 }, options),
};

/** Calls about one object that do nothing a second time: Stripe refuses by what the object is now. */
const REPEATABLE: ReadonlySet<string> = new Set<StripeCall>([
  ...(['checkout.sessions.expire', 'paymentIntents.capture', 'paymentIntents.cancel'] as const),
  ...(['disputes.update', 'accounts.update'] as const),
]);

/** Clocks differ, and what was made is never older than the call. */
const SLACK_S = 60 * 60;

/**
 * What a call has made at Stripe; null: nothing, so it may be made now; 'unknown': it cannot be told,
 * and nothing is lost by leaving it. Lists come newest first, so the look ends where they get too old.
 */
export async function findMade(
  client: Stripe,
  row: Pick<CallRow, 'call' | 'key' | 'params' | 'account' | 'createdAt'>,
): Promise<object | 'unknown' | null> {
  const call = row.call as StripeCall;
  if (REPEATABLE.has(call)) return null;
  const look = LOOKS[call];
  if (!look) return 'unknown';
  const options = row.account ? { stripeAccount: row.account } : {};
  const oldest = row.createdAt.getTime() / 1000 - SLACK_S;
  for await (const made of look(client, row.params as never, options)) {
    if (made.metadata?.[CALL_KEY] === row.key) return made;
    if (made.created < oldest) return null;
  }
  return null;
}
