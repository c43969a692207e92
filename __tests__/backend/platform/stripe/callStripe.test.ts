import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type Stripe from 'stripe';
import { callStripe } from '@/backend/platform/stripe/callStripe';
import { reconcile } from '@/backend/platform/stripe/reconciler';
import { inTransaction } from '@/backend/platform/transaction';
import { testContext, type TestContext } from '@/__tests__/support/context';
import { openTestDatabase, type TestDatabase } from '@/__tests__/support/database';
import { startStripeStage, type SandboxStage } from '@/__tests__/support/stripeSandbox';

const HOUR_MS = 60 * 60_000;
let database: TestDatabase;
let world: SandboxStage;
let clock: Date;
let context: TestContext;
let made = 0;

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
  clock = new Date();
  context = testContext(database.db, { now: () => clock, stripe: world.stripe });
  Object.assign(world.sandbox.faults, { lostAnswers: 0, slowMs: 0, brokenAnswers: 0 });
  made += 1;
});

/** An order nobody else has paid for. */
const order = () => `order:${made}`;

function checkout(amount = 4000): Stripe.Checkout.SessionCreateParams {
  return {
    mode: 'payment',
    allowed_payment_method_types: ['card'],
    client_reference_id: order(),
    customer_email: 'ada@example.org',
    line_items: [
      {
        quantity: 1,
        price_data: { currency: 'eur', unit_amount: amount, product_data: { name: 'Coaching' } },
      },
    ],
    success_url: 'https://play.example/paid',
    cancel_url: 'https://play.example/back',
  };
}

const startSession = (params = checkout(), version = 1) =>
  callStripe(context, {
    key: `${order()}:checkout:v${version}`,
    call: 'checkout.sessions.create',
    params,
    ref: order(),
  });

const charge = (version: number, method: string, amount = 4000) =>
  callStripe(context, {
    key: `${order()}:settle:v${version}`,
    call: 'paymentIntents.create',
    params: {
      amount,
      currency: 'eur',
      payment_method: method,
      allowed_payment_method_types: ['card'],
      confirm: true,
    },
    ref: order(),
  });

async function sessionsOfOrder(): Promise<Stripe.Checkout.Session[]> {
  const { data } = await world.stripe.client.checkout.sessions.list({ limit: 100 });
  return data.filter((session) => session.client_reference_id === order());
}

const rows = () => database.db.selectFrom('stripeCalls').selectAll().execute();

describe('a call of Stripe', () => {
  test('is answered once: a repetition hears the same, and Stripe is not asked again', async () => {
    const first = await startSession();
    expect(first).toMatchObject({ ok: true, object: { status: 'open', amount_total: 4000 } });
    expect(await startSession()).toEqual(first);
    expect(await startSession(checkout(9900))).toEqual(first);
    expect(await sessionsOfOrder()).toHaveLength(1);
    expect(await rows()).toMatchObject([
      { key: `${order()}:checkout:v1`, state: 'DONE', attempts: 1, nextTryAt: null, ref: order() },
    ]);
  });

  test('by two at once makes one thing', async () => {
    world.sandbox.faults.slowMs = 50;
    const answers = await Promise.all([startSession(), startSession(), startSession()]);
    expect(await sessionsOfOrder()).toHaveLength(1);
    expect(new Set(answers.map((answer) => answer.ok && answer.object.id)).size).toBe(1);
  });

  test('whose answer is lost is repeated with the same key and the parameters it was sent with', async () => {
    world.sandbox.faults.lostAnswers = 100;
    expect(await startSession()).toMatchObject({ ok: false, type: 'no_answer' });
    expect(await rows()).toMatchObject([{ state: 'OPEN', outcome: null }]);
    world.sandbox.faults.lostAnswers = 0;
    expect(await reconcile(context, new Map())).toBe(false);
    clock = new Date(clock.getTime() + 31_000);
    expect(await reconcile(context, new Map())).toBe(true);
    expect(await reconcile(context, new Map())).toBe(false);
    const [session, ...others] = await sessionsOfOrder();
    expect(others).toEqual([]);
    // Whoever asks now, with a price that has changed meanwhile, hears of the session that exists.
    expect(await startSession(checkout(9900))).toMatchObject({
      ok: true,
      object: { id: session?.id, amount_total: 4000 },
    });
  });

  test('that Stripe broke down over is open, and made once it is back', async () => {
    world.sandbox.faults.brokenAnswers = 100;
    expect(await startSession()).toMatchObject({ ok: false, type: 'no_answer' });
    expect(await sessionsOfOrder()).toEqual([]);
    world.sandbox.faults.brokenAnswers = 0;
    expect(await startSession(checkout(9900))).toMatchObject({
      ok: true,
      object: { amount_total: 4000 },
    });
    expect(await sessionsOfOrder()).toHaveLength(1);
  });

  test('is not repeated once Stripe has forgotten its key, but looked for', async () => {
    world.sandbox.faults.lostAnswers = 100;
    await startSession();
    const [session] = await sessionsOfOrder();
    world.sandbox.faults.lostAnswers = 0;
    world.sandbox.clock.advance(25 * HOUR_MS);
    clock = new Date(clock.getTime() + 31_000);
    expect(await reconcile(context, new Map())).toBe(true);
    expect(await sessionsOfOrder()).toHaveLength(1);
    expect(await startSession()).toMatchObject({ ok: true, object: { id: session?.id } });
  });

  test('is made late if nothing of it is found', async () => {
    world.sandbox.faults.brokenAnswers = 100;
    await startSession();
    world.sandbox.faults.brokenAnswers = 0;
    world.sandbox.clock.advance(25 * HOUR_MS);
    clock = new Date(clock.getTime() + 31_000);
    await reconcile(context, new Map());
    expect(await sessionsOfOrder()).toHaveLength(1);
    expect(await rows()).toMatchObject([{ state: 'DONE', attempts: 2 }]);
  });

  test('that was declined is declined under its key for ever, and free to try under the next', async () => {
    const declined = await charge(1, 'pm_card_visa_chargeDeclined');
    expect(declined).toMatchObject({
      ok: false,
      type: 'card_error',
      code: 'card_declined',
      declineCode: 'generic_decline',
      object: { object: 'payment_intent', status: 'requires_payment_method' },
    });
    expect(await charge(1, 'pm_card_visa')).toEqual(declined);
    expect(await charge(2, 'pm_card_visa')).toMatchObject({
      ok: true,
      object: { status: 'succeeded', amount: 4000 },
    });
    expect(await rows()).toMatchObject([{ state: 'DECLINED' }, { state: 'DONE' }]);
  });

  test('that was refused may be made under its key with better parameters', async () => {
    expect(await charge(1, 'pm_card_visa', 10)).toMatchObject({
      ok: false,
      type: 'invalid_request_error',
      code: 'amount_too_small',
    });
    expect(await charge(1, 'pm_card_visa', 4000)).toMatchObject({ ok: true });
    expect(await rows()).toMatchObject([{ state: 'DONE' }]);
  });

  test('that makes a link into an account leaves no link behind, and repeats it when asked again', async () => {
    const account = await callStripe(context, {
      key: `${order()}:account`,
      call: 'accounts.create',
      params: {
        type: 'express',
        country: 'DE',
        email: 'ada@example.org',
        capabilities: { card_payments: { requested: true }, transfers: { requested: true } },
      },
      ref: order(),
    });
    if (!account.ok) throw new Error(account.code ?? account.type);
    const link = () =>
      callStripe(context, {
        key: `${order()}:link:1`,
        call: 'accountLinks.create',
        params: {
          account: account.object.id,
          type: 'account_onboarding',
          refresh_url: 'https://play.example/again',
          return_url: 'https://play.example/done',
        },
        ref: order(),
      });
    const first = await link();
    expect(first).toMatchObject({
      ok: true,
      object: { url: expect.stringContaining('/dev/stripe/') },
    });
    expect(await link()).toMatchObject({ ok: true, object: first.ok ? first.object : {} });
    expect(JSON.stringify(await rows())).not.toContain('/dev/stripe/onboarding');
  });

  test('belongs outside of transactions, and to a place where something is sold', async () => {
    await expect(
      inTransaction(context, (inner) =>
        callStripe(inner, {
          ...{ key: 'k', ref: order(), params: checkout() },
          call: 'checkout.sessions.create',
        }),
      ),
    ).rejects.toThrow('outside of transactions');
    context = testContext(database.db, { stripe: null });
    await expect(startSession()).rejects.toMatchObject({ code: 'payment.not_for_sale' });
  });
});
