import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { checkLedger } from '@/backend/ledger/service';
import { acceptBooking, approveBooking, declineBooking } from '@/backend/bookings/service';
import {
  DAY,
  HOUR,
  MINUTE,
  openBookingWorld,
  type BookingWorld,
} from '@/__tests__/support/bookingWorld';

let world: BookingWorld;
beforeAll(async () => {
  world = await openBookingWorld();
}, 120_000);
afterAll(() => world.close());

test('a session is booked at once, takes place, is accepted by itself, and its money clears', async () => {
  const sold = await world.sell();
  const startsAt = world.inHours(72);
  const id = await world.book(world.fan, sold, startsAt);
  expect(await world.rowOf(id)).toMatchObject({
    ...{ state: 'CONFIRMED', money: 'CAPTURED', startsAt, price: 4000, fee: 350 },
  });
  expect(await world.slotsOf(id)).toEqual(['CONSUMED']);
  expect(await world.tierOf(sold.tierId)).toMatchObject({ orders: 1 });
  await world.pass(50 * HOUR);
  await world.pass(24 * HOUR);
  expect(await world.rowOf(id)).toMatchObject({ state: 'DELIVERED' });
  await world.pass(24 * HOUR);
  expect(await world.rowOf(id)).toMatchObject({ state: 'COMPLETED', money: 'CAPTURED' });
  expect((await world.paymentOf(id))?.completedAt).not.toBeNull();
  const happened = ['ORDERED', 'PAID', 'REMINDED', 'OVER', 'APPROVED_BY_ITSELF'];
  expect(await world.eventsOf(id)).toEqual(happened);
  await world.pass(15 * DAY);
  await world.payOut();
  const seen = await world.page(world.host, id);
  expect(seen).toMatchObject({ role: 'CREATOR', net: 3650, acts: ['CHAT'], paymentId: null });
  expect(await checkLedger(world.db)).toEqual([]);
}, 60_000);

test('a request reserves the amount, and a yes charges it', async () => {
  const sold = await world.sell({ bookingMode: 'CONFIRM' });
  const id = await world.book(world.fan, sold, world.inHours(100));
  expect(await world.rowOf(id)).toMatchObject({ state: 'REQUESTED', money: 'AUTHORISED' });
  const asked = await world.page(world.host, id);
  expect(asked.acts).toEqual(expect.arrayContaining(['ACCEPT', 'DECLINE']));
  const seen = { bookingId: id, version: asked.version };
  await acceptBooking(world.host, seen);
  await world.due();
  expect(await world.rowOf(id)).toMatchObject({ state: 'CONFIRMED', money: 'CAPTURED' });
  expect(await world.eventsOf(id)).toEqual(['ORDERED', 'REQUESTED', 'ACCEPTED', 'PAID']);
  await expect(acceptBooking(world.host, seen)).rejects.toMatchObject({ code: 'booking.changed' });
}, 60_000);

test('a no, and two days of silence, let card and slot go', async () => {
  const sold = await world.sell({ bookingMode: 'CONFIRM' });
  const startsAt = world.inHours(200);
  const declined = await world.book(world.fan, sold, startsAt);
  const { version } = await world.page(world.host, declined);
  await declineBooking(world.host, { bookingId: declined, version, reason: 'I am away' });
  await world.due();
  const no = { state: 'CANCELLED', money: 'VOIDED', endReason: 'DECLINED' };
  expect(await world.rowOf(declined)).toMatchObject(no);
  expect(await world.slotsOf(declined)).toEqual(['RELEASED']);
  // The same time is free again.
  const silent = await world.book(world.friend, sold, startsAt);
  await world.pass(48 * HOUR + MINUTE);
  const gone = { state: 'CANCELLED', money: 'VOIDED', endReason: 'NOT_ANSWERED' };
  expect(await world.rowOf(silent)).toMatchObject(gone);
  expect(await world.paymentOf(silent)).toMatchObject({ state: 'CANCELLED' });
  expect(await world.slotsOf(silent)).toEqual(['RELEASED']);
}, 60_000);

test('an instant file is there with the payment', async () => {
  const sold = await world.sell(
    { kind: 'INSTANT', bookingMode: 'CONFIRM' },
    { link: 'https://files.example/pack', stock: 1 },
  );
  const id = await world.book(world.fan, sold);
  const page = await world.page(world.fan, id);
  expect(page).toMatchObject({ state: 'DELIVERED', link: 'https://files.example/pack', files: [] });
  await expect(world.hold(world.friend, sold)).rejects.toMatchObject({ code: 'service.sold_out' });
  const done = await approveBooking(world.fan, { bookingId: id, version: page.version });
  expect(done).toMatchObject({ state: 'COMPLETED', acts: ['BOOK_AGAIN', 'OPEN_CASE', 'CHAT'] });
  expect((await world.paymentOf(id))?.completedAt).not.toBeNull();
}, 60_000);

test('what nobody pays is given back once Stripe says so', async () => {
  const sold = await world.sell({}, { stock: 1 });
  const startsAt = world.inHours(300);
  const { bookingId } = await world.hold(world.fan, sold, startsAt);
  await world.open(world.fan, bookingId, 4000);
  await expect(world.hold(world.friend, sold, startsAt)).rejects.toMatchObject({
    code: 'service.sold_out',
  });
  await world.pass(20 * MINUTE);
  const over = { state: 'CANCELLED', money: 'NONE', endReason: 'PAYMENT_EXPIRED', wakeAt: null };
  expect(await world.rowOf(bookingId)).toMatchObject(over);
  expect(await world.tierOf(sold.tierId)).toMatchObject({ taken: 0, orders: 0 });
  const again = await world.book(world.friend, sold, startsAt);
  expect(await world.rowOf(again)).toMatchObject({ state: 'CONFIRMED' });
}, 60_000);

test('what was never on its way to be paid is over after a quarter of an hour', async () => {
  const sold = await world.sell({}, { stock: 3 });
  const { bookingId } = await world.hold(world.fan, sold, world.inHours(310));
  await world.pass(14 * MINUTE);
  expect(await world.rowOf(bookingId)).toMatchObject({ state: 'PENDING_PAYMENT' });
  await world.pass(2 * MINUTE);
  expect(await world.rowOf(bookingId)).toMatchObject({ state: 'CANCELLED' });
  expect(await world.tierOf(sold.tierId)).toMatchObject({ taken: 0 });
  await expect(world.open(world.fan, bookingId, 4000)).rejects.toMatchObject({
    code: 'booking.hold_over',
  });
}, 60_000);
