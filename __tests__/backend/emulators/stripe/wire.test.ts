import type Stripe from 'stripe';
import { errorOf, paid, sessionOf } from './support';
import {
  startStripeStage,
  stripeClient,
  type SandboxStage,
} from '@/__tests__/support/stripeSandbox';

let sandbox: SandboxStage;
let client: Stripe;

beforeEach(async () => {
  sandbox = await startStripeStage();
  ({ client } = sandbox);
});
afterEach(() => sandbox.close());

describe('Stripe’s wire', () => {
  it('lets nobody in without the key', async () => {
    for (const authorization of ['', 'Bearer sk_live_x', 'Bearer sk_test_other']) {
      const answer = await fetch(`http://127.0.0.1:${sandbox.port}/v1/balance`, {
        headers: { authorization },
      });
      expect(answer.status).toBe(401);
      expect(await answer.json()).toMatchObject({ error: { type: 'invalid_request_error' } });
    }
  });

  it('does not speak for an account that it does not know', async () => {
    const error = await errorOf(client.balance.retrieve({}, { stripeAccount: 'acct_other' }));
    expect(error).toMatchObject({ statusCode: 403, code: 'account_invalid' });
  });

  it('names the parameter that is missing, unknown, empty or no number', async () => {
    const create = (given: object) =>
      errorOf(client.paymentIntents.create(given as Stripe.PaymentIntentCreateParams));
    expect(await create({ amount: 100 })).toMatchObject({
      statusCode: 400,
      code: 'parameter_missing',
      param: 'currency',
    });
    expect(await create({ amount: 100, currency: 'eur', tip: { of: '1' } })).toMatchObject({
      code: 'parameter_unknown',
      param: 'tip',
    });
    expect(await create({ amount: 'much', currency: 'eur' })).toMatchObject({
      code: 'parameter_invalid_integer',
      param: 'amount',
    });
    expect(await create({ amount: 100, currency: 'eur', customer: '' })).toMatchObject({
      code: 'parameter_invalid_empty',
      param: 'customer',
    });
    const session = sessionOf(sandbox);
    const line = { price_data: { currency: 'eur', unit_amount: 1000 } };
    const nameless = { ...session, line_items: [line] } as Stripe.Checkout.SessionCreateParams;
    expect(await errorOf(client.checkout.sessions.create(nameless))).toMatchObject({
      code: 'parameter_missing',
      param: 'line_items[0][price_data][product_data]',
    });
  });

  it('refuses amounts that nobody can charge', async () => {
    const create = (amount: number) =>
      errorOf(client.paymentIntents.create({ amount, currency: 'eur' }));
    expect(await create(49)).toMatchObject({ code: 'amount_too_small', param: 'amount' });
    expect(await create(100_000_000)).toMatchObject({ code: 'amount_too_large', param: 'amount' });
    const dear = errorOf(client.checkout.sessions.create(sessionOf(sandbox, 10)));
    expect(await dear).toMatchObject({ code: 'amount_too_small' });
  });

  it('says what does not exist', async () => {
    const error = await errorOf(client.paymentIntents.retrieve('pi_none'));
    expect(error).toMatchObject({ statusCode: 404, code: 'resource_missing', param: 'intent' });
    expect(error.requestId).toMatch(/^req_/);
    const named = await errorOf(client.refunds.create({ charge: 'ch_none' }));
    expect(named).toMatchObject({ statusCode: 400, code: 'resource_missing', param: 'charge' });
    const address = await errorOf(client.rawRequest('POST', '/v1/unheard_of', {}));
    expect(address).toMatchObject({ statusCode: 404 });
  });

  it('gives a request id and keeps what one account has from another', async () => {
    const [one, other] = [await sandbox.seller(), await sandbox.seller()];
    const customer = await client.customers.create({}, { stripeAccount: one.id });
    expect(customer.lastResponse.requestId).toMatch(/^req_/);
    const elsewhere = client.customers.retrieve(customer.id, {}, { stripeAccount: other.id });
    expect(await errorOf(elsewhere)).toMatchObject({ code: 'resource_missing' });
    expect(await errorOf(client.customers.retrieve(customer.id))).toMatchObject({
      code: 'resource_missing',
    });
  });

  it('lists newest first, by pages in both directions', async () => {
    const ids: string[] = [];
    for (const name of ['a', 'b', 'c', 'd', 'e']) {
      ids.unshift((await client.customers.create({ name })).id);
    }
    const seen: string[] = [];
    for await (const customer of client.customers.list({ limit: 2 })) seen.push(customer.id);
    expect(seen).toEqual(ids);
    const before = await client.customers.list({ limit: 2, ending_before: ids[4] ?? '' });
    expect(before).toMatchObject({ object: 'list', has_more: true, url: '/v1/customers' });
    expect(before.data.map(({ id }) => id)).toEqual(ids.slice(2, 4));
    expect(await errorOf(client.customers.list({ limit: 101 }))).toMatchObject({ param: 'limit' });
    const lost = client.customers.list({ starting_after: 'cus_none' });
    expect(await errorOf(lost)).toMatchObject({ code: 'resource_missing' });
  });

  it('opens references, nested and in lists', async () => {
    const { intent, charge } = await paid(sandbox);
    expect(charge.balance_transaction).toMatchObject({ amount: 4000, fee: 85, net: 3915 });
    const list = await client.paymentIntents.list({ expand: ['data.latest_charge'] });
    expect(list.data[0]?.latest_charge).toMatchObject({ id: charge.id });
    const withRefunds = await client.charges.retrieve(charge.id, { expand: ['refunds'] });
    expect(withRefunds.refunds).toMatchObject({ object: 'list', data: [] });
    const wrong = client.paymentIntents.retrieve(intent.id, { expand: ['amount'] });
    expect(await errorOf(wrong)).toMatchObject({ param: 'expand' });
  });
});

describe('idempotency keys', () => {
  it('answer a repetition as the first time, whatever the order of its fields', async () => {
    const first = await client.customers.create(
      { name: 'A', email: 'a@b.test' },
      { idempotencyKey: 'k' },
    );
    const again = await client.customers.create(
      { email: 'a@b.test', name: 'A' },
      { idempotencyKey: 'k' },
    );
    expect(again.id).toBe(first.id);
    expect(again.lastResponse.headers).toMatchObject({
      'idempotent-replayed': 'true',
      'original-request': first.lastResponse.requestId,
    });
    expect((await client.customers.list()).data).toHaveLength(1);
  });

  it('refuse other parameters and another call', async () => {
    await client.customers.create({ name: 'A' }, { idempotencyKey: 'k' });
    const error = await errorOf(client.customers.create({ name: 'B' }, { idempotencyKey: 'k' }));
    expect(error).toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 });
    const elsewhere = client.setupIntents.create({}, { idempotencyKey: 'k' });
    expect(await errorOf(elsewhere)).toMatchObject({ type: 'StripeIdempotencyError' });
  });

  it('hold for one account each, and for a day', async () => {
    const { id } = await sandbox.seller();
    const first = await client.customers.create({}, { idempotencyKey: 'k' });
    const options = { idempotencyKey: 'k', stripeAccount: id };
    expect((await client.customers.create({}, options)).id).not.toBe(first.id);
    sandbox.clock.advance(24 * 60 * 60 * 1000 + 1000);
    expect((await client.customers.create({}, { idempotencyKey: 'k' })).id).not.toBe(first.id);
  });

  it('answer a decline again, and are not burnt by bad parameters', async () => {
    const declined = {
      amount: 1000,
      currency: 'eur',
      confirm: true,
      payment_method: 'pm_card_visa_chargeDeclined',
    };
    const first = await errorOf(client.paymentIntents.create(declined, { idempotencyKey: 'd' }));
    const again = await errorOf(client.paymentIntents.create(declined, { idempotencyKey: 'd' }));
    expect(again.payment_intent?.id).toBe(first.payment_intent?.id);
    expect((await client.charges.list()).data).toHaveLength(1);
    const small = { amount: 1, currency: 'eur' };
    await errorOf(client.paymentIntents.create(small, { idempotencyKey: 's' }));
    const right = { amount: 100, currency: 'eur' };
    expect(await client.paymentIntents.create(right, { idempotencyKey: 's' })).toMatchObject({
      amount: 100,
    });
  });

  it('refuse a second call while the first is in flight', async () => {
    sandbox.faults.slowMs = 200;
    const call = () => client.customers.create({ name: 'A' }, { idempotencyKey: 'k' });
    const outcomes = await Promise.allSettled([call(), call(), call()]);
    const errors = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' ? [outcome.reason as Stripe.errors.StripeError] : [],
    );
    expect(errors.map(({ statusCode }) => statusCode)).toEqual([409, 409]);
    expect((await client.customers.list()).data).toHaveLength(1);
  });

  it('let the SDK’s own retries end with one object', async () => {
    const patient = stripeClient(sandbox.port, { retries: 2 });
    sandbox.faults.lostAnswers = 1;
    await patient.customers.create({ name: 'lost' });
    sandbox.faults.brokenAnswers = 1;
    await patient.customers.create({ name: 'broken' });
    const names = (await client.customers.list()).data.map(({ name }) => name);
    expect(names).toEqual(['broken', 'lost']);
  });
});
