import type Stripe from 'stripe';
import type { SandboxStage } from '@/__tests__/support/stripeSandbox';

/** What an app asks for when somebody pays. */
export function sessionOf(
  sandbox: SandboxStage,
  amount = 4000,
  given: Partial<Stripe.Checkout.SessionCreateParams> = {},
): Stripe.Checkout.SessionCreateParams {
  return {
    mode: 'payment',
    allowed_payment_method_types: ['card'],
    client_reference_id: 'order:1',
    line_items: [
      {
        quantity: 1,
        price_data: { currency: 'eur', unit_amount: amount, product_data: { name: 'An hour' } },
      },
    ],
    payment_intent_data: { transfer_group: 'order:1', metadata: { kind: 'test', id: '1' } },
    success_url: 'http://127.0.0.1:3000/done?session={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://127.0.0.1:3000/back',
    expires_at: Math.floor(sandbox.now().getTime() / 1000) + 31 * 60,
    ...given,
  };
}

/** A payment that went through, with its charge. */
export async function paid(
  sandbox: SandboxStage,
  amount = 4000,
  card = 'pm_card_visa',
): Promise<{ intent: Stripe.PaymentIntent; charge: Stripe.Charge }> {
  const { id } = await sandbox.client.checkout.sessions.create(sessionOf(sandbox, amount));
  sandbox.pay(id, card);
  const session = await sandbox.client.checkout.sessions.retrieve(id, {
    expand: ['payment_intent.latest_charge.balance_transaction'],
  });
  const intent = session.payment_intent as Stripe.PaymentIntent;
  return { intent, charge: intent.latest_charge as Stripe.Charge };
}

/** The error of a call that must not succeed. */
export async function errorOf(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  return call.then(
    () => {
      throw new Error('the call succeeded');
    },
    (error: unknown) => error as Stripe.errors.StripeError,
  );
}

/** What an account, or the platform, has in euro. */
export async function euroOf({ client }: SandboxStage, stripeAccount?: string) {
  const options = stripeAccount === undefined ? {} : { stripeAccount };
  const { available, pending } = await client.balance.retrieve({}, options);
  const euro = (list: Stripe.Balance.Available[]) =>
    list.find(({ currency }) => currency === 'eur')?.amount ?? 0;
  return { available: euro(available), pending: euro(pending) };
}
