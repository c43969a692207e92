import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  capturePayment,
  chargeSaved,
  completeSale,
  refundPayment,
} from '@/backend/payments/service';
import { DAY, openMoneyWorld, toldOf, type MoneyWorld } from '@/__tests__/support/moneyWorld';

let world: MoneyWorld;
beforeAll(async () => {
  world = await openMoneyWorld();
}, 60_000);
afterAll(() => world.close());

/** Pays on the hosted page and hears of it. */
async function paid(options: Parameters<MoneyWorld['start']>[0] = {}): Promise<string> {
  const { paymentID } = await world.start(options);
  await world.pay(paymentID);
  await world.hear();
  return paymentID;
}

const gift = { kind: 'gift', money: { amount: 1000, currency: 'EUR' } } as const;

test('an experience of 40.00 leaves 36.50 to its creator and 3.50 to us, and Stripe keeps 0.85', async () => {
  const id = await paid();
  expect(await world.entries(id)).toEqual({
    captured: { cash: 4000, pending: -3650, fees: -350 },
    stripe_fee: { stripe_fees: 85, cash: -85 },
  });
  expect((await world.rowOf(id)).state).toBe('PAID');
  expect(toldOf((await world.rowOf(id)).ref)).toEqual(['paid']);
});

test('nothing is booked for what is only held on a card, until it is captured', async () => {
  const { paymentID } = await world.start({ mode: 'AUTHORISE' });
  await world.pay(paymentID);
  await world.hear();
  expect((await world.rowOf(paymentID)).state).toBe('AUTHORISED');
  expect(await world.entries(paymentID)).toEqual({});
  await capturePayment(world.context, paymentID);
  // Pressed again it changes nothing.
  await capturePayment(world.context, paymentID);
  expect(await world.entries(paymentID)).toEqual({
    captured: { cash: 4000, pending: -3650, fees: -350 },
    stripe_fee: { stripe_fees: 85, cash: -85 },
  });
});

test('a contribution of 10.00 leaves 9.30, and so does a pledge that is charged at its end', async () => {
  const booked = {
    captured: { cash: 1000, pending: -930, fees: -70 },
    stripe_fee: { stripe_fees: 40, cash: -40 },
  };
  expect(await world.entries(await paid(gift))).toEqual(booked);
  const pledge = await paid({ ...gift, mode: 'SAVE' });
  expect((await world.rowOf(pledge)).state).toBe('SAVED');
  expect(await world.entries(pledge)).toEqual({});
  await chargeSaved(world.context, pledge);
  expect((await world.rowOf(pledge)).state).toBe('PAID');
  expect(await world.entries(pledge)).toEqual(booked);
});

test('a refund of 25 % before the transfer takes 9.12 from the creator and 0.88 from us', async () => {
  const id = await paid();
  const refund = { paymentID: id, amount: 1000, reason: 'sorry', requestKey: 'a' };
  const { refundID } = await refundPayment(world.context, refund);
  expect(await world.entries(refundID)).toEqual({
    refunded: { pending: 912, fees: 88, cash: -1000 },
  });
  expect(await world.rowOf(id)).toMatchObject({ refunded: 1000, feeReturned: 88 });
  // The rest takes the rest.
  const rest = { paymentID: id, amount: 3000, reason: '', requestKey: 'b' };
  const last = await refundPayment(world.context, rest);
  expect(await world.entries(last.refundID)).toEqual({
    refunded: { pending: 2738, fees: 262, cash: -3000 },
  });
});

const lineOf = (paymentId: string) =>
  world.db
    .selectFrom('payoutLines')
    .select(['transferred', 'reversed'])
    .where('paymentId', '=', paymentId)
    .executeTakeFirstOrThrow();

/** Sold, delivered, cleared and transferred. */
async function transferred(): Promise<string> {
  const id = await paid();
  await completeSale(world.context, id, world.sandbox.now());
  world.later(15 * DAY);
  await world.payOut();
  if ((await lineOf(id)).transferred === 0) {
    world.later(DAY);
    await world.payOut();
  }
  expect((await lineOf(id)).transferred).toBe(3650);
  // What banks were sent meanwhile.
  await world.hear();
  return id;
}

test('a refund after the transfer takes the creator’s part back from their account first', async () => {
  const id = await transferred();
  const before = await world.balances();
  const refund = { paymentID: id, amount: 1000, reason: '', requestKey: 'a' };
  const { refundID } = await refundPayment(world.context, refund);
  expect(await world.entries(refundID)).toEqual({
    refunded: { available: 912, fees: 88, cash: -1000 },
  });
  const after = await world.balances();
  // cash +9.12, acct -9.12; transit +9.12, available -9.12; then available +9.12.
  expect(after.acct - before.acct).toBe(-912);
  expect(after.transit - before.transit).toBe(912);
  expect(after.available - before.available).toBe(0);
});

async function dispute(paymentId: string): Promise<string> {
  const { chargeId } = await world.rowOf(paymentId);
  const stripeId = world.sandbox.actions.dispute(chargeId ?? '');
  await world.hear();
  await world.tick();
  return stripeId;
}

async function disputeRow(stripeId: string) {
  return world.db
    .selectFrom('disputes')
    .selectAll()
    .where('stripeId', '=', stripeId)
    .executeTakeFirstOrThrow();
}

test('a dispute freezes the creator’s part; lost, each side bears its own', async () => {
  const id = await paid();
  const stripeId = await dispute(id);
  const { id: disputeId } = await disputeRow(stripeId);
  expect(await world.entries(disputeId)).toEqual({
    dispute_opened: {
      ...{ claim: 4000, dispute_fees: 2000, cash: -6000 },
      ...{ pending: 3650, frozen: -3650 },
    },
  });
  const refund = { paymentID: id, amount: 1000, reason: '', requestKey: 'a' };
  await expect(refundPayment(world.context, refund)).rejects.toMatchObject({
    code: 'payment.disputed',
  });
  await world.stripe.client.disputes.close(stripeId);
  await world.hear();
  expect((await world.entries(disputeId)).dispute_lost).toEqual({
    ...{ frozen: 3650, fees: 350, claim: -4000 },
  });
  const { ref, ...row } = await world.rowOf(id);
  expect(row).toMatchObject({ dispute: 'LOST', chargedBack: 4000, feeReturned: 350 });
  expect(toldOf(ref)).toEqual(['paid', 'disputed', 'dispute closed']);
});

test('a dispute of what was transferred takes the transfer back; won, the money is the creator’s again', async () => {
  const id = await transferred();
  const before = await world.balances();
  const stripeId = await dispute(id);
  const { id: disputeId } = await disputeRow(stripeId);
  expect((await world.entries(disputeId)).dispute_opened).toEqual({
    ...{ claim: 4000, dispute_fees: 2000, cash: -6000 },
    ...{ available: 3650, frozen: -3650 },
  });
  const held = await world.balances();
  expect(held.frozen - before.frozen).toBe(-3650);
  // What was transferred came back: available +36.50 by the dispute, -36.50 by the reversal.
  expect(held.available - before.available).toBe(0);
  expect((await lineOf(id)).reversed).toBe(3650);
  await world.stripe.client.disputes.update(stripeId, {
    evidence: { uncategorized_text: 'winning_evidence' },
    submit: true,
  });
  await world.hear();
  expect((await world.entries(disputeId)).dispute_won).toEqual({
    ...{ cash: 4000, claim: -4000, frozen: 3650, available: -3650 },
  });
  expect((await world.rowOf(id)).dispute).toBe('WON');
});

test('a refund that the bank sends back weeks later is owed to the buyer', async () => {
  const id = await paid();
  const refund = { paymentID: id, amount: 1000, reason: '', requestKey: 'a' };
  const { refundID } = await refundPayment(world.context, refund);
  await world.hear();
  const { stripeId } = await world.db
    .selectFrom('refunds')
    .selectAll()
    .where('id', '=', refundID)
    .executeTakeFirstOrThrow();
  world.later(20 * DAY);
  world.sandbox.actions.failRefund(stripeId ?? '');
  await world.hear();
  expect((await world.entries(refundID)).refund_failed).toEqual({
    ...{ cash: 1000, buyer_owed: -1000 },
  });
  const { ref } = await world.rowOf(id);
  expect(toldOf(ref)).toEqual(['paid', 'refunded SENT', 'refunded FAILED']);
});

test('what the books say of the platform’s money is what Stripe says', async () => {
  expect(await world.bookedCash()).toBe(await world.stripeCash());
});
