import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Context } from '@/backend/platform/context';
import { actOnTestOrder, createTestOrder, testOrders } from '@/backend/testorders/service';
import type { TestOrder } from '@/lib/shared/testorders/testOrder';
import { openMoneyWorld, type MoneyWorld } from '@/__tests__/support/moneyWorld';

let world: MoneyWorld;
let buyer: Context;
let sellerHandle: string;
beforeAll(async () => {
  world = await openMoneyWorld();
  await world.db
    .updateTable('users')
    .set({ email: 'buys@tests.example', emailVerifiedAt: new Date() })
    .where('id', '=', world.buyer.id)
    .execute();
  buyer = world.contextOf(world.buyer);
  sellerHandle = world.creator.handle;
}, 60_000);
afterAll(() => world.close());

const key = () => crypto.randomUUID();
const order = (part: Partial<Parameters<typeof createTestOrder>[1]> = {}) =>
  createTestOrder(buyer, {
    ...{ amount: 2500, currency: 'EUR', mode: 'PAY', feeKind: 'EXPERIENCE' },
    ...{ sellerHandle, requestKey: key() },
    ...part,
  });
const stateOf = async (orderID: string): Promise<TestOrder | undefined> =>
  (await testOrders(buyer)).find(({ id }) => id === orderID);
const act = (orderID: string, act: 'COMPLETE' | 'CAPTURE' | 'REFUND' | 'CHARGE', amount?: number) =>
  actOnTestOrder(buyer, { orderID, act, amount, requestKey: key() });

test('the same request and the same thing in another tab are one order with one page', async () => {
  const requestKey = key();
  const first = await order({ requestKey });
  expect(await order({ requestKey })).toEqual(first);
  expect(await order()).toEqual(first);

  await world.pay(first.paymentID);
  await world.hear();
  expect(await stateOf(first.orderID)).toMatchObject({ state: 'PAID' });
  // Back, and the form once more: it hears of the one that is paid.
  const again = expect.objectContaining({ code: 'payment.already_paid' });
  await expect(order({ requestKey })).rejects.toEqual(again);
  expect(await testOrders(buyer)).toHaveLength(1);
});

test('what cannot be sold leaves no order behind', async () => {
  const before = (await testOrders(buyer)).length;
  const code = (name: string) => expect.objectContaining({ code: name });
  await expect(order({ amount: 50 })).rejects.toEqual(code('payment.amount_too_small'));
  await expect(order({ currency: 'USD' })).rejects.toEqual(code('payment.currency'));
  const nobody = order({ sellerHandle: 'nobody-at-all' });
  await expect(nobody).rejects.toEqual(code('payment.seller_not_ready'));
  const left = await world.db
    .selectFrom('testOrders')
    .select('id')
    .where('state', '=', 'OPEN')
    .execute();
  expect(left).toEqual([]);
  expect(await testOrders(buyer)).toHaveLength(before);
});

test('held and taken, delivered, and refunded in two steps', async () => {
  const { orderID, paymentID } = await order({ mode: 'AUTHORISE', amount: 4000 });
  await world.pay(paymentID);
  await world.hear();
  expect(await stateOf(orderID)).toMatchObject({ state: 'AUTHORISED' });
  await act(orderID, 'CAPTURE');
  await world.hear();
  expect(await stateOf(orderID)).toMatchObject({ state: 'PAID' });
  await act(orderID, 'COMPLETE');
  expect((await stateOf(orderID))?.completedAt).not.toBeNull();
  await act(orderID, 'REFUND', 1000);
  await world.hear();
  expect(await stateOf(orderID)).toMatchObject({ state: 'PAID', payment: { refunded: 1000 } });
  await act(orderID, 'REFUND');
  await world.hear();
  expect(await stateOf(orderID)).toMatchObject({ state: 'REFUNDED', payment: { refunded: 4000 } });
});

test('nobody acts on an order of somebody else, and nothing of it exists in production', async () => {
  const { orderID } = await order({ amount: 1500 });
  const other = world.contextOf(world.other);
  const acted = actOnTestOrder(other, { orderID, act: 'REFUND', requestKey: key() });
  await expect(acted).rejects.toEqual(expect.objectContaining({ code: 'forbidden' }));
  const earnest = { ...buyer, config: { ...buyer.config, mode: 'production' as const } };
  await expect(testOrders(earnest)).rejects.toEqual(expect.objectContaining({ code: 'not_found' }));
});
