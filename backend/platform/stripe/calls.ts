import type Stripe from 'stripe';

/** A call about one object: its id, and what the call itself takes. */
type About<Params = object> = { id: string } & Params;
type Options = Stripe.RequestOptions;

/** All that may be changed at Stripe. What is only read needs no key and goes to the client. */
export const CALLS = {
  'checkout.sessions.create': (
    { checkout }: Stripe,
    params: Stripe.Checkout.SessionCreateParams,
    options: Options,
  ) => checkout.sessions.create(params, options),
  'checkout.sessions.expire': ({ checkout }: Stripe, { id }: About, options: Options) =>
    checkout.sessions.expire(id, {}, options),
  'paymentIntents.create': (
    { paymentIntents }: Stripe,
    params: Stripe.PaymentIntentCreateParams,
    options: Options,
  ) => paymentIntents.create(params, options),
  'paymentIntents.capture': (
    { paymentIntents }: Stripe,
    { id, ...params }: About<Stripe.PaymentIntentCaptureParams>,
    options: Options,
  ) => paymentIntents.capture(id, params, options),
  'paymentIntents.cancel': (
    { paymentIntents }: Stripe,
    { id, ...params }: About<Stripe.PaymentIntentCancelParams>,
    options: Options,
  ) => paymentIntents.cancel(id, params, options),
  'customers.create': (
    { customers }: Stripe,
    params: Stripe.CustomerCreateParams,
    options: Options,
  ) => customers.create(params, options),
  'refunds.create': ({ refunds }: Stripe, params: Stripe.RefundCreateParams, options: Options) =>
    refunds.create(params, options),
  'transfers.create': (
    { transfers }: Stripe,
    params: Stripe.TransferCreateParams,
    options: Options,
  ) => transfers.create(params, options),
  'transfers.createReversal': (
    { transfers }: Stripe,
    { id, ...params }: About<Stripe.TransferCreateReversalParams>,
    options: Options,
  ) => transfers.createReversal(id, params, options),
  'disputes.update': (
    { disputes }: Stripe,
    { id, ...params }: About<Stripe.DisputeUpdateParams>,
    options: Options,
  ) => disputes.update(id, params, options),
  'accounts.create': ({ accounts }: Stripe, params: Stripe.AccountCreateParams, options: Options) =>
    accounts.create(params, options),
  'accounts.update': (
    { accounts }: Stripe,
    { id, ...params }: About<Stripe.AccountUpdateParams>,
    options: Options,
  ) => accounts.update(id, params, options),
  'accountLinks.create': (
    { accountLinks }: Stripe,
    params: Stripe.AccountLinkCreateParams,
    options: Options,
  ) => accountLinks.create(params, options),
  'accounts.createLoginLink': ({ accounts }: Stripe, { id }: About, options: Options) =>
    accounts.createLoginLink(id, {}, options),
  'payouts.create': ({ payouts }: Stripe, params: Stripe.PayoutCreateParams, options: Options) =>
    payouts.create(params, options),
};

/** The name of a call that changes something. */
export type StripeCall = keyof typeof CALLS;

/** What a call is sent with; calls about one object carry its `id` beside their own parameters. */
export type ParamsOf<Call extends StripeCall> = Parameters<(typeof CALLS)[Call]>[1];

/** What a call answers, without what is personal and without secrets. */
export type ObjectOf<Call extends StripeCall> = Awaited<ReturnType<(typeof CALLS)[Call]>>;

/** Calls whose answer is a link that opens an account: it is never stored, a repetition asks again. */
const LINKS: ReadonlySet<StripeCall> = new Set(['accountLinks.create', 'accounts.createLoginLink']);

/** Says whether a call makes a link. */
export function isLink(call: string): boolean {
  return LINKS.has(call as StripeCall);
}

/** In the metadata of what a call made: how to find it again once Stripe has forgotten the key. */
export const CALL_KEY = 'call_key';

/** The parameters with the key among the metadata, where something is made that has metadata. */
export function withCallKey(call: StripeCall, params: object, key: string): object {
  const isMade = /\.create(Reversal)?$/.test(call) && !isLink(call);
  if (!isMade) return params;
  const { metadata } = params as { metadata?: object };
  return { ...params, metadata: { ...metadata, [CALL_KEY]: key } };
}

/** Calls a stored call by its name, with the parameters that were stored. */
export function makeCall(
  client: Stripe,
  call: StripeCall,
  params: object,
  options: Options,
): Promise<object> {
  const make = CALLS[call] as (client: Stripe, params: object, options: Options) => Promise<object>;
  return make(client, params, options);
}
