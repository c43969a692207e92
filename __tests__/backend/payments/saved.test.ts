import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { cancelPayment, chargeSaved, getPayment, recoverPayment } from '@/backend/payments/service';
import { DAY, HOUR, openMoneyWorld, toldOf, type MoneyWorld } from '@/__tests__/support/moneyWorld';

let world: MoneyWorld;
beforeAll(async () => {
  world = await openMoneyWorld();
}, 60_000);
afterAll(() => world.close());

/** A pledge of 10.00 whose card is saved and then turns out like this. */
async function pledged(token = 'pm_card_visa'): Promise<string> {
  const { paymentID } = await world.start({
    kind: 'gift',
    mode: 'SAVE',
    money: { amount: 1000, currency: 'EUR' },
  });
  await world.pay(paymentID, token);
  await world.hear();
  expect((await world.rowOf(paymentID)).state).toBe('SAVED');
  return paymentID;
}

/** The saved card is one that is declined from now on. */
async function cardTurns(paymentID: string, token: string): Promise<void> {
  const { customerId } = await world.rowOf(paymentID);
  const method = await world.stripe.client.paymentMethods.attach(token, {
    customer: customerId ?? '',
  });
  await world.db
    .updateTable('payments')
    .set({ cardId: method.id })
    .where('id', '=', paymentID)
    .execute();
}

const intentsOf = async (paymentID: string) => {
  const { data } = await world.stripe.client.paymentIntents.list({ limit: 100 });
  return data.filter(({ metadata }) => metadata.payment === paymentID);
};

test('a pledge is charged once, however often the end is called', async () => {
  const id = await pledged();
  await Promise.all([chargeSaved(world.context, id), chargeSaved(world.context, id)]);
  await chargeSaved(world.context, id);
  expect(await world.rowOf(id)).toMatchObject({ state: 'PAID', tries: 1 });
  expect(await intentsOf(id)).toHaveLength(1);
});

test('a declined card is tried again after 24 and 72 hours, and given up after a week', async () => {
  const id = await pledged();
  await cardTurns(id, 'pm_card_chargeCustomerFail');
  await chargeSaved(world.context, id);
  expect(await world.rowOf(id)).toMatchObject({ state: 'SAVED', failure: 'DECLINED', tries: 1 });
  world.later(23 * HOUR);
  await world.tick();
  expect((await world.rowOf(id)).tries).toBe(1);
  world.later(HOUR);
  await world.tick();
  expect((await world.rowOf(id)).tries).toBe(2);
  world.later(2 * DAY);
  await world.tick();
  expect(await world.rowOf(id)).toMatchObject({ tries: 3, retryAt: null });
  world.later(5 * DAY);
  await world.tick();
  const { state, ref } = await world.rowOf(id);
  expect(state).toBe('FAILED');
  expect(toldOf(ref)).toEqual(['saved', 'failed']);
});

test('a card that needs its owner is not tried again; they pay on a page, once', async () => {
  const id = await pledged();
  await cardTurns(id, 'pm_card_authenticationRequired');
  await chargeSaved(world.context, id);
  const buyer = world.contextOf(world.buyer);
  expect(await getPayment(buyer, { paymentID: id })).toMatchObject({
    ...{ state: 'SAVED', failure: 'NEEDS_CONFIRMATION', retryAt: null, isRecoverable: true },
  });
  await expect(
    recoverPayment(world.contextOf(world.other), { paymentID: id }),
  ).rejects.toMatchObject({ code: 'payment.not_found' });
  const [page, again] = await Promise.all([
    recoverPayment(buyer, { paymentID: id }),
    recoverPayment(buyer, { paymentID: id }),
  ]);
  expect(again).toEqual(page);
  // While the page is open nobody charges the saved card beside it.
  await expect(chargeSaved(world.context, id)).rejects.toMatchObject({
    code: 'payment.wrong_state',
  });
  await world.pay(id);
  await world.hear();
  expect((await world.rowOf(id)).state).toBe('PAID');
  const statuses = (await intentsOf(id)).map(({ status }) => status).sort();
  expect(statuses).toEqual(['canceled', 'succeeded']);
});

test('a page that nobody used closes, and the card is tried again as planned', async () => {
  const id = await pledged();
  await cardTurns(id, 'pm_card_chargeCustomerFail');
  await chargeSaved(world.context, id);
  await recoverPayment(world.contextOf(world.buyer), { paymentID: id });
  world.later(HOUR);
  await world.tick();
  expect((await world.rowOf(id)).state).toBe('SAVED');
  world.later(DAY);
  await world.tick();
  expect((await world.rowOf(id)).tries).toBe(2);
});

test('a pledge is taken back before anything is charged', async () => {
  const id = await pledged();
  await cancelPayment(world.context, id);
  const { state, ref } = await world.rowOf(id);
  expect(state).toBe('CANCELLED');
  expect(toldOf(ref)).toEqual(['saved', 'expired']);
  await expect(chargeSaved(world.context, id)).rejects.toMatchObject({
    code: 'payment.wrong_state',
  });
});
