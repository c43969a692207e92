import type Stripe from 'stripe';
import { creatorsByIds } from '@/backend/creators/service';
import type { PaymentRow } from '@/backend/payments/store/payments';
import type { Context } from '@/backend/platform/context';
import { siteUrl } from '@/backend/platform/mail/siteUrl';
import { callStripe, type StripeAnswer } from '@/backend/platform/stripe/callStripe';
import { checkoutKey, customerKey, groupOf } from './keys';

type SessionParams = Stripe.Checkout.SessionCreateParams;

/** Stripe's limits for what it shows. */
const NAME_LENGTH = 250;
const CONSENT_LENGTH = 1200;
const SUFFIX_LENGTH = 12;

/** Has Stripe make the page to pay on, once for each version of the payment. */
export async function createSession(
  context: Context,
  payment: PaymentRow,
): Promise<StripeAnswer<Stripe.Checkout.Session>> {
  return callStripe(context, {
    key: checkoutKey(payment),
    call: 'checkout.sessions.create',
    params: await sessionParams(context, payment),
    ref: groupOf(payment),
  });
}

/** Keeps a card of somebody at Stripe, for a charge when they are not there. */
export function createCustomer(
  context: Context,
  payment: PaymentRow,
): Promise<StripeAnswer<Stripe.Customer>> {
  return callStripe(context, {
    key: customerKey(payment),
    call: 'customers.create',
    params: {
      ...(payment.buyerEmail ? { email: payment.buyerEmail } : {}),
      ...(payment.buyerName ? { name: payment.buyerName } : {}),
      metadata: metadataOf(payment),
    },
    ref: groupOf(payment),
  });
}

/** What every object of a payment carries, so that each leads back to it, and to who sold it. */
export function metadataOf({ id, kind, ref, sellerId }: PaymentRow): Record<string, string> {
  return { payment: id, kind, id: ref, creator: sellerId };
}

/** Where the page's own charge is: a saved card's is made without it, later. */
function isSetUp({ mode, firstTryAt }: PaymentRow): boolean {
  return mode === 'SAVE' && firstTryAt === null;
}

async function sessionParams(context: Context, payment: PaymentRow): Promise<SessionParams> {
  const { buyerEmail, buyerLocale, customerId, returnPath, cancelPath, sessionEndsAt } = payment;
  const metadata = metadataOf(payment);
  const address = (path: string) => siteUrl(context.config, buyerLocale, path);
  const common = {
    allowed_payment_method_types: ['card' as const],
    client_reference_id: groupOf(payment),
    metadata,
    locale: localeOf(buyerLocale),
    expires_at: Math.floor(sessionEndsAt.getTime() / 1000),
    success_url: withSession(address(returnPath)),
    cancel_url: address(cancelPath),
    ...(customerId ? { customer: customerId } : buyerEmail ? { customer_email: buyerEmail } : {}),
  };
  if (isSetUp(payment)) {
    return {
      ...common,
      mode: 'setup',
      setup_intent_data: { metadata },
      ...consentOf(payment),
    };
  }
  return {
    ...common,
    mode: 'payment',
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: payment.currency.toLowerCase(),
          unit_amount: payment.amount,
          product_data: { name: payment.title.slice(0, NAME_LENGTH) },
        },
      },
    ],
    ...(payment.keepsCard && consentOf(payment)),
    payment_intent_data: {
      transfer_group: groupOf(payment),
      metadata,
      ...(payment.keepsCard ? { setup_future_usage: 'off_session' as const } : {}),
      ...(payment.mode === 'AUTHORISE' ? { capture_method: 'manual' as const } : {}),
      ...(await descriptor(context, payment)),
    },
  };
}

/** What the buyer agrees to by the press that saves their card. */
const consentOf = ({ consent }: PaymentRow) => ({
  custom_text: { submit: { message: (consent ?? '').slice(0, CONSENT_LENGTH) } },
});

/** What the bank statement says after the platform's own name. */
async function descriptor(context: Context, { sellerId }: PaymentRow) {
  const seller = (await creatorsByIds(context, [sellerId])).get(sellerId);
  if (!seller) return {};
  return { statement_descriptor_suffix: seller.handle.toUpperCase().slice(0, SUFFIX_LENGTH) };
}

/** The id of the page's session on the way back: it grants nothing by itself. */
function withSession(address: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}session={CHECKOUT_SESSION_ID}`;
}

/** Stripe's name of a language of ours. */
function localeOf(locale: string): NonNullable<SessionParams['locale']> {
  const known = { en: 'en', de: 'de', fr: 'fr', es: 'es', pt: 'pt-BR' } as const;
  return known[locale as keyof typeof known] ?? 'auto';
}
