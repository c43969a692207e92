import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ban, liftBan } from '@/backend/audience/service';
import { holdBooking, payBooking, releaseBooking } from '@/backend/bookings/service';
import { newId } from '@/backend/platform/id';
import {
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

const refusal = (code: string) => ({ code });

test('nobody books themselves, or without a confirmed address, or where they are banned', async () => {
  const sold = await world.sell();
  const at = world.inHours(50);
  await expect(world.hold(world.host, sold, at)).rejects.toMatchObject(
    refusal('booking.own_service'),
  );
  const quick = world.contextOf(world.buyer, { isQuick: true });
  await expect(world.hold(quick, sold, at)).rejects.toMatchObject(refusal('auth.email_needed'));
  await expect(world.hold(world.contextOf(), sold, at)).rejects.toMatchObject(
    refusal('auth.required'),
  );
  const creatorId = world.creator.id;
  await ban(world.host, { creatorId, userId: world.buyer.id, reason: null });
  await expect(world.hold(world.fan, sold, at)).rejects.toMatchObject(refusal('booking.blocked'));
  await liftBan(world.host, creatorId, world.buyer.id);
}, 60_000);

test('a time that is taken, outside of hours, too soon or too far is refused, and nothing is held', async () => {
  const sold = await world.sell({}, { stock: 5 });
  const at = world.inHours(60);
  const [first] = await world.fans(1);
  await world.book(first ?? world.friend, sold, at);
  for (const [wanted, code] of [
    [at, 'availability.taken'],
    [new Date(at.getTime() + 30 * MINUTE), 'availability.taken'],
    [world.inHours(-3), 'availability.too_soon'],
    [world.inHours(200 * 24), 'availability.too_late'],
  ] as const) {
    await expect(world.hold(world.fan, sold, wanted)).rejects.toMatchObject(refusal(code));
  }
  expect(await world.tierOf(sold.tierId)).toMatchObject({ taken: 1 });
  const { db } = world;
  const held = await db
    .selectFrom('bookings')
    .select('id')
    .where('buyerId', '=', world.buyer.id)
    .where('tierId', '=', sold.tierId)
    .execute();
  expect(held).toEqual([]);
}, 60_000);

test('two unpaid at once and three an hour of one creator are enough', async () => {
  const sold = await world.sell();
  const [fan = world.fan] = await world.fans(1);
  const one = await world.hold(fan, sold, world.inHours(500));
  await world.hold(fan, sold, world.inHours(510));
  await expect(world.hold(fan, sold, world.inHours(520))).rejects.toMatchObject(
    refusal('booking.too_many_unpaid'),
  );
  await releaseBooking(fan, { bookingId: one.bookingId });
  const third = await world.hold(fan, sold, world.inHours(530));
  await releaseBooking(fan, { bookingId: third.bookingId });
  await expect(world.hold(fan, sold, world.inHours(540))).rejects.toMatchObject(
    refusal('booking.too_many_unpaid'),
  );
  await world.pass(HOUR);
  await world.hold(fan, sold, world.inHours(540));
}, 60_000);

test('the same request holds once, and a held one goes to another time without a new quarter of an hour', async () => {
  const sold = await world.sell();
  const [fan = world.fan] = await world.fans(1);
  const request = {
    ...{ serviceTierId: sold.tierId, timeZone: 'Europe/Paris', bookingId: null },
    ...{ startsAt: world.inHours(600).toISOString(), requestKey: newId() },
  };
  const [one, two] = await Promise.all([holdBooking(fan, request), holdBooking(fan, request)]);
  expect(one).toEqual(two);
  const to = world.inHours(610).toISOString();
  const moved = await holdBooking(fan, {
    ...request,
    ...{ bookingId: one.bookingId, startsAt: to, requestKey: newId() },
  });
  expect(moved).toMatchObject({ bookingId: one.bookingId, startsAt: to, heldUntil: one.heldUntil });
  expect(await world.slotsOf(one.bookingId)).toEqual(['HELD']);
  await expect(
    payBooking(fan, { bookingId: one.bookingId, answers: [], note: null, shown: 3999 }),
  ).rejects.toMatchObject(refusal('booking.price_changed'));
  const page = await world.open(fan, one.bookingId, 4000);
  expect(page.url).not.toBeNull();
  // A second press answers the same page.
  expect((await world.open(fan, one.bookingId, 4000)).url).toBe(page.url);
  await expect(world.open(world.friend, one.bookingId, 4000)).rejects.toMatchObject(
    refusal('booking.not_found'),
  );
  await world.payPage(one.bookingId);
  await expect(world.open(fan, one.bookingId, 4000)).rejects.toMatchObject(
    refusal('payment.already_paid'),
  );
}, 60_000);

test('a page that is given back is closed: the time is free at once, and nothing is charged', async () => {
  const sold = await world.sell();
  const [fan = world.fan] = await world.fans(1);
  const at = world.inHours(700);
  const { bookingId } = await world.hold(fan, sold, at);
  await world.open(fan, bookingId, 4000);
  const page = await releaseBooking(fan, { bookingId });
  expect(page).toMatchObject({ state: 'CANCELLED', endReason: 'PAYMENT_EXPIRED', money: 'NONE' });
  const again = await world.book(world.friend, sold, at);
  expect(await world.rowOf(again)).toMatchObject({ state: 'CONFIRMED' });
  await expect(releaseBooking(world.friend, { bookingId: again })).rejects.toMatchObject(
    refusal('payment.already_paid'),
  );
}, 60_000);

test('a creator sees no order that is not paid', async () => {
  const sold = await world.sell();
  const [fan = world.fan] = await world.fans(1);
  const { bookingId } = await world.hold(fan, sold, world.inHours(800));
  await expect(world.page(world.host, bookingId)).rejects.toMatchObject(
    refusal('booking.not_found'),
  );
}, 60_000);
