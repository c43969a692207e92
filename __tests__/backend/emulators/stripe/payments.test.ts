import type Stripe from 'stripe';
import { errorOf, paid, sessionOf } from './support';
import { startStripeStage, type SandboxStage } from '@/__tests__/support/stripeSandbox';

let sandbox: SandboxStage;
let client: Stripe;

beforeEach(async () => {
  sandbox = await startStripeStage();
  ({ client } = sandbox);
});
afterEach(() => sandbox.close());

const manual: Partial<Stripe.Checkout.SessionCreateParams> = {
  payment_intent_data: { capture_method: 'manual', transfer_group: 'order:1' },
};

async function held(amount = 4000) {
  const { id } = await client.checkout.sessions.create(sessionOf(sandbox, amount, manual));
  sandbox.pay(id);
  const { payment_intent: intent } = await client.checkout.sessions.retrieve(id);
  return { id, intent: intent as string };
}

describe('a checkout session', () => {
  it('waits under the web’s own address, without an intent until somebody presses', async () => {
    const session = await client.checkout.sessions.create(sessionOf(sandbox));
    expect(session).toMatchObject({
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      ui_mode: 'hosted_page',
      payment_intent: null,
      amount_total: 4000,
      currency: 'eur',
      client_reference_id: 'order:1',
      livemode: false,
    });
    expect(session.url).toBe(`http://127.0.0.1:3000/dev/stripe/checkout/${session.id}`);
    const lines = await client.checkout.sessions.retrieve(session.id, { expand: ['line_items'] });
    expect(lines.line_items?.data[0]).toMatchObject({ description: 'An hour', quantity: 1 });
  });

  it('is paid once, whatever is pressed afterwards', async () => {
    const { id } = await client.checkout.sessions.create(sessionOf(sandbox));
    const redirect = `http://127.0.0.1:3000/done?session=${id}`;
    expect(sandbox.pay(id)).toEqual({ result: 'DONE', redirect });
    expect(sandbox.pay(id)).toEqual({ result: 'CLOSED', status: 'complete', redirect });
    const session = await client.checkout.sessions.retrieve(id, { expand: ['payment_intent'] });
    expect(session).toMatchObject({ status: 'complete', payment_status: 'paid', url: null });
    expect(session.payment_intent).toMatchObject({
      status: 'succeeded',
      amount_received: 4000,
      transfer_group: 'order:1',
      metadata: { kind: 'test', id: '1' },
    });
    expect((await client.charges.list()).data).toHaveLength(1);
  });

  it('takes another card after a decline, on the same intent', async () => {
    const { id } = await client.checkout.sessions.create(sessionOf(sandbox));
    const number = { expiry: '12/30', cvc: '123' };
    expect(sandbox.pay(id, { number: '4000 0000 0000 9995', ...number })).toMatchObject({
      result: 'DECLINED',
      code: 'card_declined',
      declineCode: 'insufficient_funds',
    });
    expect(sandbox.actions.findCheckout(id)?.decline).toEqual({
      code: 'card_declined',
      declineCode: 'insufficient_funds',
    });
    expect(sandbox.pay(id, { number: '4242 4242 4242 4242', ...number }).result).toBe('DONE');
    expect((await client.paymentIntents.list()).data).toHaveLength(1);
    const charges = (await client.charges.list()).data.map(({ status }) => status);
    expect(charges).toEqual(['succeeded', 'failed']);
  });

  it('knows test cards alone, and says which field is wrong', async () => {
    const { id } = await client.checkout.sessions.create(sessionOf(sandbox));
    const pay = (number: string, expiry: string, cvc: string, email = 'a@b.test') =>
      sandbox.pay(id, { number, expiry, cvc, email });
    expect(pay('4111111111111111', '12/30', '123')).toEqual({ result: 'INVALID', field: 'number' });
    expect(pay('4242424242424242', '12/20', '123')).toEqual({ result: 'INVALID', field: 'expiry' });
    expect(pay('4242424242424242', '13/30', '123')).toEqual({ result: 'INVALID', field: 'expiry' });
    expect(pay('4242424242424242', '12/30', '1')).toEqual({ result: 'INVALID', field: 'cvc' });
    expect(pay('4242424242424242', '12/30', '123', 'me')).toEqual({
      result: 'INVALID',
      field: 'email',
    });
    expect((await client.paymentIntents.list()).data).toHaveLength(0);
  });

  it('goes by the bank when the card asks, and back when the bank refuses', async () => {
    const { id, url } = await client.checkout.sessions.create(sessionOf(sandbox));
    const first = sandbox.pay(id, 'pm_card_authenticationRequired');
    if (first.result !== 'CHALLENGE') throw new Error('the bank did not ask');
    const { challengeId } = first;
    expect(sandbox.actions.findChallenge(challengeId)).toMatchObject({
      money: { amount: 4000, currency: 'eur' },
      last4: '3184',
    });
    expect(sandbox.actions.answerChallenge(challengeId, 'NO')).toEqual({
      result: 'DECLINED',
      redirect: url,
    });
    sandbox.pay(id, 'pm_card_authenticationRequired');
    expect(sandbox.actions.answerChallenge(challengeId, 'YES')?.result).toBe('DONE');
    expect(sandbox.actions.answerChallenge(challengeId, 'YES')?.result).toBe('CLOSED');
    const session = await client.checkout.sessions.retrieve(id);
    expect(session).toMatchObject({ status: 'complete', payment_status: 'paid' });
  });

  it('is expired once, and then nobody pays it', async () => {
    const { id } = await client.checkout.sessions.create(sessionOf(sandbox));
    sandbox.pay(id, 'pm_card_visa_chargeDeclined');
    expect(await client.checkout.sessions.expire(id)).toMatchObject({
      status: 'expired',
      url: null,
    });
    expect(sandbox.pay(id)).toMatchObject({ result: 'CLOSED', status: 'expired' });
    expect(await errorOf(client.checkout.sessions.expire(id))).toMatchObject({ statusCode: 400 });
    const [intent] = (await client.paymentIntents.list()).data;
    expect(intent).toMatchObject({ status: 'canceled', cancellation_reason: 'expired' });
  });

  it('cannot be expired when the buyer was faster', async () => {
    const { id } = await client.checkout.sessions.create(sessionOf(sandbox));
    sandbox.pay(id);
    expect(await errorOf(client.checkout.sessions.expire(id))).toMatchObject({ statusCode: 400 });
    expect(await client.checkout.sessions.retrieve(id)).toMatchObject({ status: 'complete' });
  });

  it('lasts half an hour at least and a day at most', async () => {
    const expiring = (minutes: number) => {
      const at = Math.floor(sandbox.now().getTime() / 1000) + minutes * 60;
      return client.checkout.sessions.create(sessionOf(sandbox, 4000, { expires_at: at }));
    };
    expect(await errorOf(expiring(15))).toMatchObject({ param: 'expires_at' });
    expect(await errorOf(expiring(25 * 60))).toMatchObject({ param: 'expires_at' });
    expect(await expiring(31)).toMatchObject({ status: 'open' });
  });
});

describe('money that is held first', () => {
  it('is captured, and the session says unpaid until then', async () => {
    const { id, intent } = await held();
    const before = await client.paymentIntents.retrieve(intent, { expand: ['latest_charge'] });
    expect(before).toMatchObject({ status: 'requires_capture', amount_capturable: 4000 });
    const charge = before.latest_charge as Stripe.Charge;
    expect(charge).toMatchObject({ captured: false, balance_transaction: null });
    expect(charge.payment_method_details?.card?.capture_before).toBe(charge.created + 7 * 86_400);
    expect(await client.checkout.sessions.retrieve(id)).toMatchObject({
      status: 'complete',
      payment_status: 'unpaid',
    });
    expect(await client.paymentIntents.capture(intent)).toMatchObject({
      status: 'succeeded',
      amount_received: 4000,
    });
  });

  it('is given back when it is cancelled: then nobody captures it', async () => {
    const { intent } = await held();
    const cancelled = await client.paymentIntents.cancel(intent);
    expect(cancelled).toMatchObject({ status: 'canceled', amount_capturable: 0 });
    const error = await errorOf(client.paymentIntents.capture(intent));
    expect(error).toMatchObject({ code: 'payment_intent_unexpected_state', statusCode: 400 });
    expect(error.payment_intent).toMatchObject({ id: intent, status: 'canceled' });
  });

  it('has one winner when capture and cancel come together', async () => {
    const { intent } = await held();
    const outcomes = await Promise.allSettled([
      client.paymentIntents.capture(intent),
      client.paymentIntents.cancel(intent),
    ]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is captured in part, and the rest goes back', async () => {
    const { intent } = await held();
    const dear = client.paymentIntents.capture(intent, { amount_to_capture: 4001 });
    expect(await errorOf(dear)).toMatchObject({ code: 'amount_too_large' });
    const part = await client.paymentIntents.capture(intent, { amount_to_capture: 1500 });
    expect(part.amount_received).toBe(1500);
    const refund = client.refunds.create({ payment_intent: intent, amount: 1501 });
    expect(await errorOf(refund)).toMatchObject({ param: 'amount' });
  });

  it('cannot be cancelled at the API while the buyer still stands at the checkout', async () => {
    const { id } = await client.checkout.sessions.create(sessionOf(sandbox));
    sandbox.pay(id, 'pm_card_visa_chargeDeclined');
    const [intent] = (await client.paymentIntents.list()).data;
    const error = await errorOf(client.paymentIntents.cancel(intent?.id ?? ''));
    expect(error.code).toBe('payment_intent_unexpected_state');
  });
});

describe('numbers of cards', () => {
  it('stand in no answer', async () => {
    const { intent } = await paid(sandbox);
    const texts = await Promise.all([
      client.paymentIntents.retrieve(intent.id, { expand: ['payment_method', 'latest_charge'] }),
      client.events.list({ limit: 100 }),
    ]);
    expect(JSON.stringify(texts)).not.toMatch(/\d{13}/);
  });

  it('are not taken by the API', async () => {
    const card = { number: '4242424242424242', exp_month: 12, exp_year: 2030 };
    const error = await errorOf(client.paymentMethods.create({ type: 'card', card }));
    expect(error.param).toBe('card[number]');
  });
});
