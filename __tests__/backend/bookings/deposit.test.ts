import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { holdBooking, payBalance } from '@/backend/bookings/service';
import type { Context } from '@/backend/platform/context';
import { newId } from '@/backend/platform/id';
import { DAY, HOUR, MINUTE } from '@/__tests__/support/bookingWorld';
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

test('half is paid at once, the rest by the same card four days before, and both clear together', async () => {
  const id = await world.bookIn(fan, 240);
  const [deposit, { deposit: half, price, fee }] = [
    await world.paymentOf(id),
    await world.rowOf(id),
  ];
  expect([deposit?.amount, half, price]).toEqual([2000, 2000, 4000]);
  expect(await world.page(fan, id)).toMatchObject({
    balance: { deposit: 2000, rest: 2000, until: null, paidAt: null, isComing: true },
  });
  // The deposit never comes back, so no date says that cancelling is free until then.
  const { steps } = await world.page(fan, id);
  expect(steps.map(({ kind }) => kind)).not.toContain('FREE_ENDS');
  await world.until(id, 97);
  expect(await world.balanceOf(id)).toBeUndefined();
  await world.until(id, 96);
  const rest = await world.balanceOf(id);
  expect([rest?.state, rest?.amount, (rest?.fee ?? 0) + (deposit?.fee ?? 0)]).toEqual([
    ...['PAID', 2000, fee],
  ]);
  expect(await world.page(world.host, id)).toMatchObject({
    balance: { isComing: false },
    net: price - fee,
  });
  await world.until(id, -26);
  await world.pass(MINUTE);
  expect(await world.rowOf(id)).toMatchObject({ state: 'COMPLETED', money: 'CAPTURED' });
  const parts = [await world.paymentOf(id), await world.balanceOf(id)];
  expect(parts.every((part) => part?.completedAt !== null)).toBe(true);
  const before = (await world.balances()).available;
  await world.pass(15 * DAY);
  await world.payOut();
  // What is owed to somebody is below zero in the books.
  expect((await world.balances()).available).toBe(before - (price - fee));
  expect(await world.eventsOf(id)).toEqual([
    ...['ORDERED', 'PAID', 'BALANCE_DUE', 'BALANCE_PAID', 'OVER'],
    'APPROVED_BY_ITSELF',
  ]);
});

test('what is booked late, as a gift or for little, is paid at once', async () => {
  const soon = await world.hold(fan, world.inParts, world.inHours(90));
  expect(soon).toMatchObject({ deposit: null, balanceAt: null });
  const small = await world.sell({}, { hasDeposit: true, price: 190 });
  expect(await world.hold(fan, small, world.inHours(300))).toMatchObject({ deposit: null });
  await world.pass(16 * MINUTE);
});

test('an unpaid booking that moves closer is paid at once, unless its page to pay is open', async () => {
  const { tierId } = world.inParts;
  const to = (bookingId: string, hours: number) =>
    holdBooking(fan, {
      ...{ serviceTierId: tierId, timeZone: 'Europe/Paris', bookingId, requestKey: newId() },
      startsAt: world.inHours(hours).toISOString(),
    });
  const { bookingId, ...far } = await world.hold(fan, world.inParts, world.inHours(300));
  expect(far).toMatchObject({ amount: 4000, deposit: 2000 });
  expect(await to(bookingId, 60)).toMatchObject({ deposit: null, balanceAt: null });
  expect(await to(bookingId, 300)).toMatchObject({ deposit: 2000 });
  await world.open(fan, bookingId, 4000);
  expect(await to(bookingId, 60)).toMatchObject({ deposit: 2000 });
  await world.payPage(bookingId);
  await world.due();
  expect(await world.sums(bookingId)).toEqual(['CONFIRMED', null, 'CAPTURED', 0, 0, 'PAID', 0]);
});

test('a declined card: the buyer is told, pays by hand, and the order goes on', async () => {
  const id = await world.bookIn(fan, 240, 'pm_card_chargeCustomerFail');
  await expect(payBalance(fan, { bookingId: id })).rejects.toThrow('booking.not_possible');
  await world.until(id, 96);
  const rest = await world.balanceOf(id);
  expect([rest?.state, rest?.failure]).toEqual(['SAVED', 'DECLINED']);
  expect(await world.eventsOf(id)).toEqual(['ORDERED', 'PAID', 'BALANCE_DUE', 'BALANCE_FAILED']);
  const { startsAt } = await world.rowOf(id);
  const by = new Date((startsAt?.getTime() ?? 0) - 48 * HOUR).toISOString();
  expect((await world.page(fan, id)).balance).toMatchObject({ until: by, isComing: true });
  await expect(payBalance(world.friend, { bookingId: id })).rejects.toThrow('booking.not_found');
  await expect(payBalance(world.host, { bookingId: id })).rejects.toThrow('booking.not_found');
  // Declined a second time, then paid with another card on the same page.
  await payBalance(fan, { bookingId: id });
  await world.pay(rest?.id ?? '', 'pm_card_visa_chargeDeclined');
  await world.hear();
  expect((await world.balanceOf(id))?.state).toBe('OPEN');
  await payBalance(fan, { bookingId: id });
  await world.pay(rest?.id ?? '');
  await world.hear();
  expect((await world.rowOf(id)).balancePaidAt).not.toBeNull();
  expect(await world.sums(id)).toEqual(['CONFIRMED', null, 'CAPTURED', 0, 0, 'PAID', 0]);
  await world.until(id, 40);
  expect((await world.rowOf(id)).state).toBe('CONFIRMED');
});

test('a rest that is not paid in time ends the order, and its creator keeps the deposit', async () => {
  const id = await world.bookIn(fan, 240, 'pm_card_chargeCustomerFail');
  await world.until(id, 96);
  await world.until(id, 47);
  expect(await world.sums(id)).toEqual([
    ...['CANCELLED', 'BALANCE_MISSED', 'CAPTURED', 0, 0, 'CANCELLED', 0],
  ]);
  expect(await world.slotsOf(id)).toEqual(['RELEASED']);
  const deposit = await world.paymentOf(id);
  expect(deposit?.completedAt).not.toBeNull();
  const page = await world.page(world.host, id);
  expect(page.net).toBe(2000 - (deposit?.fee ?? 0));
  await expect(payBalance(fan, { bookingId: id })).rejects.toThrow('booking.not_possible');
});

test('somebody who is on the page to pay when the time is over may still pay', async () => {
  const id = await world.bookIn(fan, 240, 'pm_card_chargeCustomerFail');
  await world.until(id, 96);
  await world.until(id, 48.05);
  await payBalance(fan, { bookingId: id });
  world.later(5 * MINUTE);
  await world.due();
  expect((await world.rowOf(id)).state).toBe('CONFIRMED');
  await world.pay((await world.balanceOf(id))?.id ?? '');
  await world.hear();
  expect(await world.sums(id)).toEqual(['CONFIRMED', null, 'CAPTURED', 0, 0, 'PAID', 0]);
});
