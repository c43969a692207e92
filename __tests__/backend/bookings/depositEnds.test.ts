import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { acceptBooking, moveBooking, payBalance } from '@/backend/bookings/service';
import { liftSuspension, suspendSeller } from '@/backend/payments/service';
import type { Context } from '@/backend/platform/context';
import { DAY, HOUR } from '@/__tests__/support/bookingWorld';
import { openDepositWorld, type DepositWorld } from '@/__tests__/support/depositWorld';

let world: DepositWorld;
let fan: Context;
beforeAll(async () => {
  world = await openDepositWorld();
}, 120_000);
beforeEach(async () => {
  fan = await world.somebodyNew();
});
afterEach(() => world.expectEven());
afterAll(() => world.close());

test('a buyer who cancels before the rest leaves the deposit, and is charged with nothing more', async () => {
  const id = await world.bookIn(fan, 240);
  expect((await world.page(fan, id)).cancelTerms?.back).toBe(0);
  await world.cancel(fan, id);
  await world.due();
  expect(await world.sums(id)).toEqual([
    ...['CANCELLED', 'BUYER_CANCELLED', 'CAPTURED', 0, 0, undefined, undefined],
  ]);
  await world.pass(8 * DAY);
  expect(await world.balanceOf(id)).toBeUndefined();
});

test('after the rest the policy is about the rest alone', async () => {
  const id = await world.bookIn(fan, 240);
  await world.until(id, 60);
  await world.cancel(fan, id);
  await world.due();
  expect(await world.sums(id)).toEqual([
    ...['CANCELLED', 'BUYER_CANCELLED', 'PARTLY_REFUNDED', 2000, 0, 'PAID', 2000],
  ]);
  const late = await world.bookIn(fan, 240);
  await world.until(late, 30);
  await world.cancel(fan, late);
  await world.due();
  expect(await world.sums(late)).toEqual([
    ...['CANCELLED', 'BUYER_CANCELLED', 'PARTLY_REFUNDED', 1000, 0, 'PAID', 1000],
  ]);
  const { net } = await world.page(world.host, late);
  const parts = [await world.paymentOf(late), await world.balanceOf(late)];
  const fees = parts.reduce((sum, part) => sum + (part?.fee ?? 0) - (part?.feeReturned ?? 0), 0);
  expect(net).toBe(3000 - fees);
});

test('a creator who cancels gives all of it back, before the rest and after it', async () => {
  const early = await world.bookIn(fan, 240);
  await world.cancel(world.host, early);
  await world.due();
  expect(await world.sums(early)).toEqual([
    ...['CANCELLED', 'CREATOR_CANCELLED', 'REFUNDED', 2000, 2000, undefined, undefined],
  ]);
  const id = await world.bookIn(fan, 240);
  await world.until(id, 60);
  await world.cancel(world.host, id);
  await world.due();
  expect(await world.sums(id)).toEqual([
    ...['CANCELLED', 'CREATOR_CANCELLED', 'REFUNDED', 4000, 2000, 'PAID', 2000],
  ]);
});

test('a declined card is not tried again once its order is cancelled', async () => {
  const id = await world.bookIn(fan, 240, 'pm_card_chargeCustomerFail');
  await world.until(id, 96);
  await world.cancel(world.host, id);
  await world.due();
  expect(await world.sums(id)).toEqual([
    ...['CANCELLED', 'CREATOR_CANCELLED', 'REFUNDED', 2000, 2000, 'CANCELLED', 0],
  ]);
  await world.pass(8 * DAY);
  expect((await world.balanceOf(id))?.tries).toBe(1);
});

test('a rest that is paid in the moment of the cancelling goes straight back', async () => {
  const id = await world.bookIn(fan, 240, 'pm_card_chargeCustomerFail');
  await world.until(id, 96);
  await payBalance(fan, { bookingId: id });
  await world.pay((await world.balanceOf(id))?.id ?? '');
  // Stripe has not told yet.
  await world.cancel(world.host, id);
  await world.due();
  await world.tick();
  await world.due();
  expect(await world.sums(id)).toEqual([
    ...['CANCELLED', 'CREATOR_CANCELLED', 'REFUNDED', 4000, 2000, 'PAID', 2000],
  ]);
});

test('nobody loses a deposit to a creator who may not sell', async () => {
  const id = await world.bookIn(fan, 240, 'pm_card_chargeCustomerFail');
  await world.until(id, 96);
  const { id: creatorId } = world.creator;
  await suspendSeller(world.context, { creatorId, reason: 'fraud' });
  await world.until(id, 47);
  expect(await world.sums(id)).toEqual([
    ...['CANCELLED', 'SUSPENDED', 'REFUNDED', 2000, 2000, 'CANCELLED', 0],
  ]);
  await liftSuspension(world.context, creatorId);
});

test('a deposit that the bank takes back ends the order, and the rest goes back', async () => {
  const id = await world.bookIn(fan, 240);
  await world.until(id, 60);
  const { chargeId } = (await world.paymentOf(id)) ?? {};
  const dispute = world.sandbox.actions.dispute(chargeId ?? '');
  await world.hear();
  await world.stripe.client.disputes.close(dispute);
  await world.hear();
  await world.due();
  expect(await world.sums(id)).toEqual([
    ...['CANCELLED', 'CHARGED_BACK', 'CHARGED_BACK', 2000, 0, 'PAID', 2000],
  ]);
});

test('a request reserves the deposit, and moving closer asks for the rest at once', async () => {
  const asked = await world.sell({ bookingMode: 'CONFIRM' }, { hasDeposit: true });
  const id = await world.book(fan, asked, world.inHours(240));
  expect(await world.rowOf(id)).toMatchObject({ state: 'REQUESTED', money: 'AUTHORISED' });
  await acceptBooking(world.host, { bookingId: id, version: (await world.rowOf(id)).version });
  await world.due();
  await world.cardTurns(id, 'pm_card_chargeCustomerFail');
  const { version } = await world.rowOf(id);
  const startsAt = world.inHours(60).toISOString();
  await moveBooking(fan, { bookingId: id, version, startsAt });
  await world.due();
  const row = await world.rowOf(id);
  expect(row.balanceAskedAt).not.toBeNull();
  const { balance } = await world.page(fan, id);
  const left = Date.parse(balance?.until ?? '') - world.sandbox.now().getTime();
  expect(left).toBeGreaterThan(23 * HOUR);
  await world.pass(25 * HOUR);
  expect((await world.rowOf(id)).endReason).toBe('BALANCE_MISSED');
});
