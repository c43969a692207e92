import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import type Stripe from 'stripe';
import { refundPayment } from '@/backend/payments/service';
import { DAY, openMoneyWorld, type MoneyWorld } from '@/__tests__/support/moneyWorld';

let world: MoneyWorld;
beforeAll(async () => {
  world = await openMoneyWorld();
}, 60_000);
afterAll(async () => {
  jest.restoreAllMocks();
  await world.close();
});

/** Stripe without a bank account in euro: it keeps what it charges in dollars. */
function settleInDollars(): void {
  const { paymentIntents } = world.stripe.client;
  const retrieve = paymentIntents.retrieve.bind(paymentIntents);
  jest.spyOn(paymentIntents, 'retrieve').mockImplementation(async (id, params) => {
    const intent = await retrieve(id, params);
    const balance = (intent.latest_charge as Stripe.Charge | null)?.balance_transaction;
    if (balance && typeof balance === 'object') balance.currency = 'usd';
    return intent;
  });
}

const lineOf = (paymentId: string) =>
  world.db
    .selectFrom('payoutLines')
    .select(['state', 'isFrozen', 'transferred'])
    .where('paymentId', '=', paymentId)
    .executeTakeFirstOrThrow();

test('a charge settled in another currency is held, with one alarm, and its buyer can be refunded', async () => {
  settleInDollars();
  const alarms: unknown[] = [];
  jest.spyOn(world.context.logger, 'error').mockImplementation((told: unknown) => {
    alarms.push(told);
  });
  const { paymentID } = await world.start({ kind: 'gift' });
  await world.pay(paymentID);
  await world.hear();
  await world.tick();
  expect(alarms).toEqual([{ payment: paymentID, currency: 'EUR', settled: 'usd', alarm: true }]);
  expect(Object.keys(await world.entries(paymentID))).toEqual(['captured']);

  world.later(8 * DAY);
  await world.payOut();
  expect(await lineOf(paymentID)).toEqual({ state: 'ON_HOLD', isFrozen: true, transferred: 0 });

  const refund = { paymentID, reason: '' };
  await refundPayment(world.context, { ...refund, amount: 1000, requestKey: 'part' });
  expect((await lineOf(paymentID)).state).toBe('ON_HOLD');
  await refundPayment(world.context, { ...refund, amount: 3000, requestKey: 'rest' });
  expect((await lineOf(paymentID)).state).toBe('REFUNDED');
});
