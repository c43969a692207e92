import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createLogger } from '@/backend/platform/logger';
import { callStripe } from '@/backend/platform/stripe/callStripe';
import { reconcile } from '@/backend/platform/stripe/reconciler';
import { stripeJobs } from '@/backend/platform/stripe/stripeJobs';
import { testContext, type TestContext } from '@/__tests__/support/context';
import { openTestDatabase, type TestDatabase } from '@/__tests__/support/database';
import { startStripeStage, type SandboxStage } from '@/__tests__/support/stripeSandbox';

const CARD = '4242424242424242';
let database: TestDatabase;
let world: SandboxStage;
let context: TestContext;
let clock: Date;
let log: string[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
  world = await startStripeStage();
});
afterAll(async () => {
  await world.close();
  await database.close();
});
beforeEach(async () => {
  await database.db.deleteFrom('stripeCalls').execute();
  log = [];
  clock = new Date();
  context = {
    ...testContext(database.db, { now: () => clock, stripe: world.stripe }),
    logger: createLogger({ logLevel: 'debug' }, { write: (line) => void log.push(line) }),
  };
  Object.assign(world.sandbox.faults, { lostAnswers: 0, slowMs: 0, brokenAnswers: 0 });
});

const refundOf = (intent: string, key: string) =>
  callStripe(context, {
    key,
    call: 'refunds.create',
    params: { payment_intent: intent, amount: 1000 },
    ref: 'order:1',
  });

async function paidIntent(): Promise<string> {
  const { id } = await world.stripe.client.paymentIntents.create({
    amount: 4000,
    currency: 'eur',
    payment_method: 'pm_card_visa',
    allowed_payment_method_types: ['card'],
    confirm: true,
  });
  return id;
}

describe('the reconciler', () => {
  test('repeats a refund until there is an answer, and refunds once', async () => {
    const intent = await paidIntent();
    world.sandbox.faults.lostAnswers = 100;
    await refundOf(intent, 'refund:1');
    clock = new Date(clock.getTime() + 31_000);
    await reconcile(context, new Map());
    expect(await reconcile(context, new Map())).toBe(false);
    world.sandbox.faults.lostAnswers = 0;
    clock = new Date(clock.getTime() + 61_000);
    await reconcile(context, new Map());
    const { data } = await world.stripe.client.refunds.list({ payment_intent: intent });
    expect(data).toMatchObject([{ amount: 1000, metadata: { call_key: 'refund:1' } }]);
    expect(await refundOf(intent, 'refund:1')).toMatchObject({
      ok: true,
      object: { id: data[0]?.id },
    });
  });

  test('finds a refund whose key Stripe has forgotten, and refunds once', async () => {
    const intent = await paidIntent();
    world.sandbox.faults.lostAnswers = 100;
    await refundOf(intent, 'refund:2');
    world.sandbox.faults.lostAnswers = 0;
    world.sandbox.clock.advance(25 * 60 * 60_000);
    clock = new Date(clock.getTime() + 31_000);
    await reconcile(context, new Map());
    const { data } = await world.stripe.client.refunds.list({ payment_intent: intent });
    expect(data).toHaveLength(1);
    expect(await refundOf(intent, 'refund:2')).toMatchObject({ object: { id: data[0]?.id } });
  });

  test('lets every domain look, also beside one that fails', async () => {
    const looked: string[] = [];
    const steps = new Map([
      ['broken', () => Promise.reject(new Error('no'))],
      ['payments', () => Promise.resolve(looked.push('payments') > 0)],
      ['payouts', () => Promise.resolve(looked.push('payouts') === 0)],
    ]);
    expect(await reconcile(context, steps)).toBe(true);
    expect(looked).toEqual(['payments', 'payouts']);
    expect(log.join()).toContain('reconciler failed');
  });

  test('looks at once after a start that found a call without an answer', async () => {
    const intent = await paidIntent();
    world.sandbox.faults.lostAnswers = 100;
    await refundOf(intent, 'refund:3');
    world.sandbox.faults.lostAnswers = 0;
    const jobs = await stripeJobs(world.stripe).start(context, 'pglite');
    const isAnswered = async () =>
      (await database.db.selectFrom('stripeCalls').select('state').executeTakeFirst())?.state ===
      'DONE';
    while (!(await isAnswered())) await new Promise((resolve) => setTimeout(resolve, 20));
    await Promise.all(jobs.map((end) => end()));
  });

  test('and calls leave no number of a card, no secret and nobody’s e-mail in rows or log', async () => {
    const customer = await callStripe(context, {
      key: 'fund:1:customer',
      call: 'customers.create',
      params: { email: 'ada@example.org', name: 'Ada Lovelace' },
      ref: 'fund:1',
    });
    if (!customer.ok) throw new Error(customer.type);
    const session = await callStripe(context, {
      key: 'fund:1:checkout:v1',
      call: 'checkout.sessions.create',
      params: {
        mode: 'payment',
        customer: customer.object.id,
        allowed_payment_method_types: ['card'],
        line_items: [
          {
            quantity: 1,
            price_data: { currency: 'eur', unit_amount: 4000, product_data: { name: 'Coaching' } },
          },
        ],
        success_url: 'https://play.example/paid',
        cancel_url: 'https://play.example/back',
      },
      ref: 'fund:1',
    });
    if (!session.ok) throw new Error(session.type);
    const card = { number: CARD, expiry: '12 / 30', cvc: '737', email: 'ada@example.org' };
    const paid = world.sandbox.actions.payCheckout(session.object.id, card);
    expect(paid.result).toBe('DONE');
    const { payment_intent: intent } = await world.stripe.client.checkout.sessions.retrieve(
      session.object.id,
    );
    await refundOf(typeof intent === 'string' ? intent : '', 'refund:4');
    const rows = await database.db.selectFrom('stripeCalls').selectAll().execute();
    expect(rows).toHaveLength(3);
    const kept = JSON.stringify(rows) + log.join();
    expect(kept.replaceAll(/[ -]/g, '')).not.toContain(CARD);
    for (const secret of ['ada@example.org', 'Lovelace', '_secret_', 'sk_test']) {
      expect(kept.includes(secret) && secret).toBe(false);
    }
  });
});
