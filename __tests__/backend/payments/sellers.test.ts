import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  completeSale,
  isSuspended,
  keepOrders,
  leavePayments,
  liftSuspension,
  paymentDataOf,
  suspendSeller,
} from '@/backend/payments/service';
import { inTransaction } from '@/backend/platform/transaction';
import { DAY, openMoneyWorld, toldOf, type MoneyWorld } from '@/__tests__/support/moneyWorld';

let world: MoneyWorld;
beforeAll(async () => {
  world = await openMoneyWorld();
}, 60_000);
afterAll(() => world.close());

async function paid(): Promise<string> {
  const { paymentID } = await world.start();
  await world.pay(paymentID);
  await world.hear();
  return paymentID;
}

test('a suspended creator sells nothing; open orders are refunded after seven days, delivered ones are not', async () => {
  const { context, creator } = world;
  const open = await paid();
  const delivered = await paid();
  await completeSale(context, delivered, world.sandbox.now());
  const page = await world.start();
  const held = await world.start({ mode: 'AUTHORISE' });
  await world.pay(held.paymentID);
  await world.hear();

  await suspendSeller(context, { creatorId: creator.id, reason: 'reports' });
  await suspendSeller(context, { creatorId: creator.id, reason: 'again' });
  expect(await isSuspended(context, creator.id)).toBe(true);
  await expect(world.start()).rejects.toMatchObject({ code: 'payment.seller_not_ready' });
  await world.tick();
  expect((await world.rowOf(page.paymentID)).state).toBe('CANCELLED');
  expect((await world.rowOf(held.paymentID)).state).toBe('CANCELLED');

  world.later(6 * DAY);
  await world.tick();
  expect((await world.rowOf(open)).refunded).toBe(0);
  world.later(DAY);
  await world.tick();
  expect((await world.rowOf(open)).refunded).toBe(4000);
  expect(toldOf((await world.rowOf(open)).ref)).toEqual(['paid', 'refunded SENT']);
  expect((await world.rowOf(delivered)).refunded).toBe(0);

  // Payouts are held: what has cleared stays here.
  world.later(15 * DAY);
  await world.payOut();
  world.later(2 * DAY);
  await world.payOut();
  expect((await world.balances()).acct).toBe(0);
  await liftSuspension(context, creator.id);
  world.later(2 * DAY);
  await world.payOut();
  expect((await world.balances()).acct).toBe(3650);
});

test('operators may decide that open orders stay', async () => {
  const { context, creator } = world;
  const open = await paid();
  await suspendSeller(context, { creatorId: creator.id, reason: 'reports' });
  await keepOrders(context, creator.id);
  world.later(8 * DAY);
  await world.tick();
  expect((await world.rowOf(open)).refunded).toBe(0);
  await liftSuspension(context, creator.id);
});

test('an account waits for what is bought or sold and not settled; then ids stay and names go', async () => {
  const { context, buyer, creator } = world;
  const leave = (userId: string) => inTransaction(context, (inner) => leavePayments(inner, userId));
  const { paymentID } = await world.start();
  await expect(leave(buyer.id)).rejects.toMatchObject({ code: 'payout.balance_left' });
  await world.pay(paymentID);
  await world.hear();
  await expect(leave(creator.id)).rejects.toMatchObject({ code: 'payout.balance_left' });
  const { payments } = await paymentDataOf(context, buyer.id);
  expect(payments.at(-1)).toMatchObject({ id: paymentID, role: 'BUYER', amount: 4000 });
  await leave(buyer.id);
  expect(await world.rowOf(paymentID)).toMatchObject({
    ...{ buyerId: buyer.id, buyerEmail: null, buyerName: null },
  });
});
