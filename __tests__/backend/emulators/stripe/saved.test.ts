import type Stripe from 'stripe';
import { errorOf } from './support';
import { startStripeStage, type SandboxStage } from '@/__tests__/support/stripeSandbox';

let sandbox: SandboxStage;
let client: Stripe;

beforeEach(async () => {
  sandbox = await startStripeStage();
  ({ client } = sandbox);
});
afterEach(() => sandbox.close());

/** A pledge: the card is saved on the hosted page, for a charge at the deadline. */
async function pledge(card: string) {
  const customer = await client.customers.create({ email: 'fan@example.test' });
  const { id } = await client.checkout.sessions.create({
    mode: 'setup',
    customer: customer.id,
    allowed_payment_method_types: ['card'],
    custom_text: { submit: { message: 'I allow it once.' } },
    setup_intent_data: { metadata: { id: 'pledge' } },
    success_url: 'http://127.0.0.1:3000/done',
    cancel_url: 'http://127.0.0.1:3000/back',
  });
  const outcome = sandbox.pay(id, card);
  if (outcome.result === 'CHALLENGE') sandbox.actions.answerChallenge(outcome.challengeId, 'YES');
  const session = await client.checkout.sessions.retrieve(id, { expand: ['setup_intent'] });
  const setup = session.setup_intent as Stripe.SetupIntent;
  return { customer: customer.id, session, setup, method: setup.payment_method as string };
}

function charge(customer: string, method: string) {
  return client.paymentIntents.create({
    amount: 1000,
    currency: 'eur',
    customer,
    payment_method: method,
    allowed_payment_method_types: ['card'],
    off_session: true,
    confirm: true,
    transfer_group: 'fund:1',
    metadata: { id: 'pledge' },
  });
}

describe('a saved card', () => {
  it('costs nothing today and pays at the deadline', async () => {
    const { customer, session, setup, method } = await pledge('pm_card_visa');
    expect(session).toMatchObject({ status: 'complete', payment_status: 'no_payment_required' });
    expect(setup).toMatchObject({ status: 'succeeded', customer });
    expect((await client.charges.list()).data).toEqual([]);
    const [saved] = (await client.customers.listPaymentMethods(customer)).data;
    expect(saved).toMatchObject({ id: method, card: { last4: '4242' } });
    expect(await charge(customer, method)).toMatchObject({
      status: 'succeeded',
      amount_received: 1000,
      transfer_group: 'fund:1',
    });
  });

  it('that the bank agreed to when it was saved is not asked for again', async () => {
    const { customer, method } = await pledge('pm_card_authenticationRequiredOnSetup');
    expect(await charge(customer, method)).toMatchObject({ status: 'succeeded' });
  });

  it('that the bank always asks for is declined while its owner is away', async () => {
    const { customer, method } = await pledge('pm_card_authenticationRequired');
    const error = await errorOf(charge(customer, method));
    expect(error).toMatchObject({
      type: 'StripeCardError',
      statusCode: 402,
      code: 'authentication_required',
      decline_code: 'authentication_required',
    });
    expect(error.payment_intent).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'authentication_required' },
    });
    const failed = await client.paymentIntents.cancel(error.payment_intent?.id ?? '');
    expect(failed.status).toBe('canceled');
  });

  it('that fails later leaves a failed charge and says why', async () => {
    const { customer, method } = await pledge('pm_card_chargeCustomerFail');
    const error = await errorOf(charge(customer, method));
    expect(error).toMatchObject({ code: 'card_declined', decline_code: 'generic_decline' });
    const failed = await client.charges.retrieve(error.charge ?? '');
    expect(failed).toMatchObject({ status: 'failed', paid: false, failure_code: 'card_declined' });
  });

  it('is not saved when it is declined at once, and another one is', async () => {
    const { session, setup } = await pledge('pm_card_chargeDeclinedExpiredCard');
    expect(session.status).toBe('open');
    expect(setup.last_setup_error).toMatchObject({ code: 'expired_card' });
    expect(sandbox.pay(session.id).result).toBe('DONE');
  });

  it('belongs to one customer', async () => {
    const { method } = await pledge('pm_card_visa');
    const other = await client.customers.create({});
    expect(await errorOf(charge(other.id, method))).toMatchObject({ statusCode: 400 });
    await client.paymentMethods.detach(method);
    expect((await client.paymentMethods.retrieve(method)).customer).toBeNull();
  });
});

describe('every test card', () => {
  const declines: [string, string, string][] = [
    ['pm_card_visa_chargeDeclined', 'card_declined', 'generic_decline'],
    ['pm_card_visa_chargeDeclinedInsufficientFunds', 'card_declined', 'insufficient_funds'],
    ['pm_card_visa_chargeDeclinedLostCard', 'card_declined', 'lost_card'],
    ['pm_card_visa_chargeDeclinedStolenCard', 'card_declined', 'stolen_card'],
    ['pm_card_chargeDeclinedExpiredCard', 'expired_card', 'expired_card'],
    ['pm_card_chargeDeclinedProcessingError', 'processing_error', 'processing_error'],
  ];
  it.each(declines)('%s is declined with %s, %s', async (token, code, declineCode) => {
    const intent = { amount: 1000, currency: 'eur', confirm: true, payment_method: token };
    const error = await errorOf(client.paymentIntents.create(intent));
    expect(error).toMatchObject({ statusCode: 402, code, decline_code: declineCode });
  });

  it('that asks leads to the bank’s page when the buyer is there', async () => {
    const intent = await client.paymentIntents.create({
      amount: 1000,
      currency: 'eur',
      confirm: true,
      payment_method: 'pm_card_authenticationRequired',
      return_url: 'http://127.0.0.1:3000/return',
    });
    expect(intent.status).toBe('requires_action');
    expect(intent.next_action?.redirect_to_url?.url).toContain(`/dev/stripe/3ds/${intent.id}`);
    expect(sandbox.actions.answerChallenge(intent.id, 'YES')).toEqual({
      result: 'DONE',
      redirect: 'http://127.0.0.1:3000/return',
    });
  });
});

describe('a customer who comes back', () => {
  it('is made at the checkout, and the card is kept for later', async () => {
    const created = await client.checkout.sessions.create({
      mode: 'payment',
      customer_creation: 'always',
      line_items: [
        {
          quantity: 2,
          price_data: { currency: 'eur', unit_amount: 500, product_data: { name: 'Pass' } },
        },
      ],
      success_url: 'http://127.0.0.1:3000/done',
    });
    expect(created.amount_total).toBe(1000);
    sandbox.pay(created.id);
    const session = await client.checkout.sessions.retrieve(created.id, { expand: ['customer'] });
    expect(session.customer).toMatchObject({ email: 'buyer@example.test' });
    const customer = (session.customer as Stripe.Customer).id;
    const again = await client.checkout.sessions.create({
      mode: 'payment',
      customer,
      line_items: [
        {
          quantity: 1,
          price_data: { currency: 'eur', unit_amount: 500, product_data: { name: 'Pass' } },
        },
      ],
      payment_intent_data: { setup_future_usage: 'off_session' },
      success_url: 'http://127.0.0.1:3000/done',
    });
    sandbox.pay(again.id);
    const [kept] = (await client.customers.listPaymentMethods(customer)).data;
    expect(await charge(customer, kept?.id ?? '')).toMatchObject({ status: 'succeeded' });
  });
});
