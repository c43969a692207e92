import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  cancelPayment,
  capturePayment,
  getPayment,
  paymentOf,
  refundPayment,
  startPayment,
} from '@/backend/payments/service';
import { newId } from '@/backend/platform/id';
import {
  DAY,
  MINUTE,
  openMoneyWorld,
  soldOut,
  toldOf,
  type MoneyWorld,
} from '@/__tests__/support/moneyWorld';

let world: MoneyWorld;
beforeAll(async () => {
  world = await openMoneyWorld();
}, 60_000);
afterAll(() => world.close());

const refused = (code: string) => expect.objectContaining({ code });
const eur = (amount: number) => ({ amount, currency: 'EUR' as const });
const chargesOf = async () =>
  (await world.stripe.client.charges.list({ limit: 100 })).data.filter(({ paid }) => paid).length;

test('what cannot be sold like this is refused with its code, and Stripe hears nothing of it', async () => {
  const cases = [
    [{ money: eur(99) }, 'payment.amount_too_small'],
    [{ money: eur(500_001) }, 'payment.amount_too_large'],
    [{ money: eur(10.5) }, 'payment.amount_too_small'],
    [{ money: { amount: 4000, currency: 'USD' } }, 'payment.currency'],
    [{ shown: { amount: 4000, currency: 'USD' } }, 'payment.currency'],
    [{ shown: eur(3999) }, 'payment.amount_changed'],
  ] as const;
  for (const [options, code] of cases) {
    await expect(world.start(options)).rejects.toEqual(refused(code));
  }
  const nobody = { ...world.sale(), sellerId: world.buyer.id };
  await expect(startPayment(world.context, nobody)).rejects.toEqual(
    refused('payment.seller_not_ready'),
  );
  await expect(startPayment({ ...world.context, stripe: null }, world.sale())).rejects.toEqual(
    refused('payment.not_for_sale'),
  );
  expect((await world.stripe.client.checkout.sessions.list({ limit: 10 })).data).toEqual([]);
});

test('a double press and a second tab open the same page; another buyer or price does not', async () => {
  const sale = world.sale();
  const [one, two] = await Promise.all([
    startPayment(world.context, sale),
    startPayment(world.context, sale),
  ]);
  expect(two).toEqual(one);
  expect(await startPayment(world.context, sale)).toEqual(one);
  const { data } = await world.stripe.client.checkout.sessions.list({ limit: 10 });
  expect(data).toHaveLength(1);
  const dearer = { ...sale, money: eur(5000) };
  await expect(startPayment(world.context, dearer)).rejects.toEqual(
    refused('payment.amount_changed'),
  );
  const foreign = { ...world.sale({ buyer: world.other }), ref: sale.ref };
  await expect(startPayment(world.context, foreign)).rejects.toEqual(refused('payment.not_found'));
});

test('a thing that is paid is not paid a second time', async () => {
  const sale = world.sale();
  const { paymentID } = await startPayment(world.context, sale);
  const before = await chargesOf();
  await world.pay(paymentID);
  expect(await world.pay(paymentID)).toMatchObject({ result: 'CLOSED', status: 'complete' });
  await world.hear();
  await expect(startPayment(world.context, sale)).rejects.toEqual(refused('payment.already_paid'));
  await expect(cancelPayment(world.context, paymentID)).rejects.toEqual(
    refused('payment.already_paid'),
  );
  expect((await chargesOf()) - before).toBe(1);
  expect(await paymentOf(world.context, 'lesson', sale.ref)).toMatchObject({ state: 'PAID' });
});

test('a declined try does not end the page: the next card pays, and the page says why', async () => {
  const { paymentID } = await world.start();
  await world.pay(paymentID, 'pm_card_visa_chargeDeclinedInsufficientFunds');
  await world.hear();
  const buyer = world.contextOf(world.buyer);
  expect(await getPayment(buyer, { paymentID })).toMatchObject({
    ...{ state: 'OPEN', failure: 'NO_FUNDS', role: 'BUYER', fee: null },
  });
  await world.pay(paymentID);
  await world.hear();
  expect(await getPayment(buyer, { paymentID })).toMatchObject({
    ...{ state: 'PAID', failure: null, url: null, cardLast4: '4242' },
  });
  expect(toldOf((await world.rowOf(paymentID)).ref)).toEqual(['paid']);
});

test('3-D Secure: nothing is paid before the bank says yes', async () => {
  const { paymentID } = await world.start();
  const pressed = await world.pay(paymentID, 'pm_card_authenticationRequired');
  if (pressed.result !== 'CHALLENGE') throw new Error(pressed.result);
  await world.hear();
  expect((await world.rowOf(paymentID)).state).toBe('OPEN');
  world.sandbox.actions.answerChallenge(pressed.challengeId, 'YES');
  await world.hear();
  expect((await world.rowOf(paymentID)).state).toBe('PAID');
});

test('after fifteen minutes the page closes and what was held is free; it can be bought again', async () => {
  const sale = world.sale();
  const { paymentID } = await startPayment(world.context, sale);
  world.later(14 * MINUTE);
  await world.tick();
  expect((await world.rowOf(paymentID)).state).toBe('OPEN');
  world.later(1 * MINUTE);
  await expect(startPayment(world.context, sale)).rejects.toEqual(refused('payment.expired'));
  await world.tick();
  expect((await world.rowOf(paymentID)).state).toBe('EXPIRED');
  expect(await world.pay(paymentID)).toMatchObject({ result: 'CLOSED', status: 'expired' });
  expect(toldOf(sale.ref)).toEqual(['expired']);
  // Another price is fine now: nothing was charged at the old one.
  const again = await startPayment(world.context, { ...sale, money: eur(4500) });
  expect(again.paymentID).toBe(paymentID);
  await world.pay(paymentID);
  await world.hear();
  expect(await world.rowOf(paymentID)).toMatchObject({ state: 'PAID', amount: 4500, version: 2 });
});

test('whoever pays in the last second has paid: closing the page finds it complete', async () => {
  const { paymentID } = await world.start();
  world.later(15 * MINUTE);
  await world.pay(paymentID);
  await world.tick();
  expect((await world.rowOf(paymentID)).state).toBe('PAID');
  expect(toldOf((await world.rowOf(paymentID)).ref)).toEqual(['paid']);
});

test('what was given away meanwhile is refunded at once', async () => {
  const sale = world.sale();
  const { paymentID } = await startPayment(world.context, sale);
  soldOut.add(sale.ref);
  await world.pay(paymentID);
  await world.hear();
  world.later(MINUTE);
  await world.tick();
  expect(await world.rowOf(paymentID)).toMatchObject({ state: 'PAID', refunded: 4000 });
});

test('a held amount is taken or let go, and the first decision stands', async () => {
  const { paymentID } = await world.start({ mode: 'AUTHORISE' });
  await expect(capturePayment(world.context, paymentID)).rejects.toEqual(
    refused('payment.wrong_state'),
  );
  await world.pay(paymentID);
  await world.hear();
  // On a server either may come first, and never both.
  const [taken, letGo] = await Promise.allSettled([
    capturePayment(world.context, paymentID),
    cancelPayment(world.context, paymentID),
  ]);
  expect(taken.status).not.toBe(letGo.status);
  const decided = taken.status === 'fulfilled' ? 'PAID' : 'CANCELLED';
  expect((await world.rowOf(paymentID)).state).toBe(decided);

  const other = await world.start({ mode: 'AUTHORISE' });
  await world.pay(other.paymentID);
  await world.hear();
  await cancelPayment(world.context, other.paymentID);
  expect((await world.rowOf(other.paymentID)).state).toBe('CANCELLED');
  await expect(capturePayment(world.context, other.paymentID)).rejects.toEqual(
    refused('payment.wrong_state'),
  );
});

test('an amount that nobody took in time is let go by the bank', async () => {
  const { paymentID } = await world.start({ mode: 'AUTHORISE' });
  await world.pay(paymentID);
  await world.hear();
  const { captureBefore, ref } = await world.rowOf(paymentID);
  expect(captureBefore).not.toBeNull();
  world.later(8 * DAY);
  await world.hear();
  expect((await world.rowOf(paymentID)).state).toBe('EXPIRED');
  expect(toldOf(ref)).toEqual(['authorised', 'expired']);
});

test('an open page is called off, and nobody can pay on it any more', async () => {
  const { paymentID } = await world.start();
  await cancelPayment(world.context, paymentID);
  expect((await world.rowOf(paymentID)).state).toBe('CANCELLED');
  expect(await world.pay(paymentID)).toMatchObject({ result: 'CLOSED', status: 'expired' });
  await cancelPayment(world.context, paymentID);
});

test('refunds: never more than was paid, each key once, and only of what is paid', async () => {
  const { paymentID } = await world.start();
  const refund = { paymentID, amount: 1000, reason: '', requestKey: 'one' };
  await expect(refundPayment(world.context, refund)).rejects.toEqual(
    refused('payment.wrong_state'),
  );
  await world.pay(paymentID);
  await world.hear();
  const twice = await Promise.all([
    refundPayment(world.context, refund),
    refundPayment(world.context, refund),
  ]);
  expect(twice[0]).toEqual(twice[1]);
  expect((await world.rowOf(paymentID)).refunded).toBe(1000);
  const tooMuch = { ...refund, amount: 3001, requestKey: 'two' };
  await expect(refundPayment(world.context, tooMuch)).rejects.toEqual(
    refused('payment.refund_too_large'),
  );
  await expect(
    refundPayment(world.context, { ...refund, amount: 0, requestKey: 'three' }),
  ).rejects.toEqual(refused('payment.amount_too_small'));
  const unknown = { ...refund, paymentID: newId() };
  await expect(refundPayment(world.context, unknown)).rejects.toEqual(refused('payment.not_found'));
});

test('a refund by hand at Stripe is booked like one of ours', async () => {
  const { paymentID } = await world.start();
  await world.pay(paymentID);
  await world.hear();
  const { intentId } = await world.rowOf(paymentID);
  await world.stripe.client.refunds.create({ payment_intent: intentId ?? '', amount: 500 });
  await world.hear();
  expect((await world.rowOf(paymentID)).refunded).toBe(500);
});

test('a payment is shown to its buyer and its seller, and to nobody else', async () => {
  const { paymentID, url } = await world.start();
  const as = (user: typeof world.buyer) => getPayment(world.contextOf(user), { paymentID });
  expect(await as(world.buyer)).toMatchObject({ role: 'BUYER', url, fee: null });
  expect(await as(world.creator)).toMatchObject({ role: 'SELLER', url: null, fee: 350 });
  await expect(as(world.other)).rejects.toEqual(refused('payment.not_found'));
});

test('while Stripe is silent nothing is lost: the same page comes once it answers', async () => {
  world.sandbox.faults.lostAnswers = 10;
  const sale = world.sale();
  await expect(startPayment(world.context, sale)).rejects.toEqual(refused('payment.provider_out'));
  world.sandbox.faults.lostAnswers = 0;
  const { paymentID } = await startPayment(world.context, sale);
  const { data } = await world.stripe.client.checkout.sessions.list({ limit: 100 });
  expect(data.filter(({ metadata }) => metadata?.payment === paymentID)).toHaveLength(1);
});
