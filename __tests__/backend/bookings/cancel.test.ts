import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { acceptBooking, beginBooking, cancelBooking } from '@/backend/bookings/service';
import { checkLedger } from '@/backend/ledger/service';
import { suspendSeller, liftSuspension } from '@/backend/payments/service';
import type { Context } from '@/backend/platform/context';
import type { CancelPolicy } from '@/lib/shared/experiences/kinds';
import { DAY, HOUR, openBookingWorld, type BookingWorld } from '@/__tests__/support/bookingWorld';

let world: BookingWorld;
beforeAll(async () => {
  world = await openBookingWorld();
}, 120_000);
afterAll(() => world.close());

/** Cancels as the page offers it, with the amount it names. */
async function cancel(context: Context, bookingId: string, shown?: number) {
  const { version, cancelTerms } = await world.page(context, bookingId);
  const named = shown ?? cancelTerms?.back ?? -1;
  const page = await cancelBooking(context, { bookingId, version, reason: null, shown: named });
  await world.due();
  return page;
}

/** Every window of every policy: hours before the start, what comes back of 40.00. */
test.each<[CancelPolicy, number, number]>([
  ['FLEXIBLE', 25, 4000],
  ['FLEXIBLE', 3, 2000],
  ['STANDARD', 49, 4000],
  ['STANDARD', 25, 2000],
  ['STANDARD', 3, 0],
  ['STRICT', 73, 4000],
  ['STRICT', 71, 0],
  ['NONE', 500, 0],
])(
  '%s: cancelled %i hours before, %i comes back',
  async (cancelPolicy, hours, back) => {
    const sold = await world.sell({ cancelPolicy }, { stock: 1 });
    const id = await world.book(world.fan, sold, world.inHours(hours));
    const { cancelTerms } = await world.page(world.fan, id);
    expect(cancelTerms).toMatchObject({ back });
    const page = await cancel(world.fan, id);
    expect(page).toMatchObject({ state: 'CANCELLED', endReason: 'BUYER_CANCELLED' });
    expect(await world.rowOf(id)).toMatchObject({ refunded: back });
    expect(await world.slotsOf(id)).toEqual(['RELEASED']);
    expect(await world.tierOf(sold.tierId)).toMatchObject({ taken: 0 });
    // What is left is the creator's once its clearance is over.
    const payment = await world.paymentOf(id);
    expect(payment?.completedAt === null).toBe(back === 4000);
    expect(cancelTerms?.creatorKeeps).toBe(4000 - back - (cancelTerms?.fee ?? 0));
    expect(await checkLedger(world.db)).toEqual([]);
  },
  60_000,
);

test('a creator cancels with everything back, also past every window', async () => {
  const sold = await world.sell({ cancelPolicy: 'NONE' });
  const id = await world.book(world.fan, sold, world.inHours(1));
  const page = await cancel(world.host, id);
  expect(page).toMatchObject({ state: 'CANCELLED', endReason: 'CREATOR_CANCELLED' });
  const row = { money: 'REFUNDED', refunded: 4000 };
  expect(await world.rowOf(id)).toMatchObject(row);
  expect(await world.eventsOf(id)).toEqual([
    'ORDERED',
    'PAID',
    'CANCELLED_BY_CREATOR',
    'REFUND_SENT',
  ]);
}, 60_000);

test('nobody cancels for another refund than the one they saw', async () => {
  const sold = await world.sell();
  const id = await world.book(world.fan, sold, world.inHours(49));
  await world.pass(2 * HOUR);
  await expect(cancel(world.fan, id, 4000)).rejects.toMatchObject({
    code: 'booking.refund_changed',
    item: { cancelTerms: { back: 2000 } },
  });
  expect(await world.rowOf(id)).toMatchObject({ state: 'CONFIRMED' });
}, 60_000);

test('a delivery comes back until it is begun, and whole again once it is a day late', async () => {
  const sold = await world.sell({ kind: 'DELIVERY' });
  const begun = await world.book(world.fan, sold);
  const { version } = await world.page(world.host, begun);
  await beginBooking(world.host, { bookingId: begun, version });
  expect((await world.page(world.fan, begun)).acts).not.toContain('CANCEL');
  const untouched = await world.book(world.friend, sold);
  expect(await cancel(world.friend, untouched)).toMatchObject({ state: 'CANCELLED' });
  await world.pass(3 * DAY + HOUR);
  expect(await world.page(world.fan, begun)).toMatchObject({ isLate: true, cancelTerms: null });
  await world.pass(DAY);
  const late = await world.page(world.fan, begun);
  expect(late.acts).toContain('CANCEL_LATE');
  expect(late.cancelTerms).toMatchObject({ back: 4000 });
  await cancel(world.fan, begun);
  expect(await world.rowOf(begun)).toMatchObject({ endReason: 'LATE', money: 'REFUNDED' });
}, 60_000);

test('a request that is accepted and cancelled while the bank is silent costs nobody anything', async () => {
  const sold = await world.sell({ bookingMode: 'CONFIRM' });
  const id = await world.book(world.fan, sold, world.inHours(200));
  const { version } = await world.page(world.host, id);
  // The process dies between the yes and the charge.
  const dead: Context = { ...world.host, stripe: null };
  await acceptBooking(dead, { bookingId: id, version });
  expect(await world.rowOf(id)).toMatchObject({ state: 'CONFIRMED', money: 'AUTHORISED' });
  await cancel(world.fan, id);
  expect(await world.rowOf(id)).toMatchObject({ state: 'CANCELLED', money: 'VOIDED' });
  const again = await world.book(world.fan, sold, world.inHours(200));
  const seen = await world.page(world.host, again);
  await acceptBooking(dead, { bookingId: again, version: seen.version });
  await world.due();
  expect(await world.rowOf(again)).toMatchObject({ state: 'CONFIRMED', money: 'CAPTURED' });
}, 60_000);

test('a suspended seller takes nothing along: requests end at once, orders a week later', async () => {
  const sold = await world.sell();
  const asked = await world.sell({ bookingMode: 'CONFIRM' });
  const paid = await world.book(world.fan, sold, world.inHours(900));
  const requested = await world.book(world.friend, asked, world.inHours(950));
  await suspendSeller(world.context, { creatorId: world.creator.id, reason: 'fraud' });
  const { version } = await world.page(world.host, requested);
  const yes = acceptBooking(world.host, { bookingId: requested, version });
  await expect(yes).rejects.toMatchObject({ code: 'payment.seller_not_ready' });
  await world.tick();
  await world.due();
  const over = { state: 'CANCELLED', endReason: 'SUSPENDED' };
  expect(await world.rowOf(requested)).toMatchObject({ ...over, money: 'VOIDED' });
  expect(await world.rowOf(paid)).toMatchObject({ state: 'CONFIRMED' });
  await world.pass(8 * DAY);
  expect(await world.rowOf(paid)).toMatchObject({ ...over, money: 'REFUNDED' });
  expect(await world.slotsOf(paid)).toEqual(['RELEASED']);
  await liftSuspension(world.context, world.creator.id);
}, 60_000);
