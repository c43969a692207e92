import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { bookingDataOf, deliverBooking, leaveBookings } from '@/backend/bookings/service';
import { evidenceOf } from '@/backend/bookings/show/evidence';
import { inTransaction } from '@/backend/platform/transaction';
import { openBookingWorld, type BookingWorld } from '@/__tests__/support/bookingWorld';

let world: BookingWorld;
beforeAll(async () => {
  world = await openBookingWorld();
}, 120_000);
afterAll(() => world.close());

test('whoever leaves has what can be cancelled cancelled by its policy, and accepts what was made', async () => {
  const [fan = world.fan] = await world.fans(1);
  const userId = fan.actor.userId ?? '';
  const session = await world.book(fan, await world.sell(), world.inHours(30));
  const made = await world.sell({ kind: 'DELIVERY' });
  const handed = await world.book(fan, made);
  const { version } = await world.page(world.host, handed);
  const delivery = { bookingId: handed, version, note: 'Done', links: [], fileIds: [] };
  await deliverBooking(world.host, delivery);
  const unpaid = (await world.hold(fan, await world.sell(), world.inHours(40))).bookingId;
  const { bookings } = await bookingDataOf(world.context, userId);
  expect(bookings).toHaveLength(3);
  await inTransaction(fan, (inner) => leaveBookings(inner, userId));
  await world.due();
  expect(await world.rowOf(session)).toMatchObject({
    ...{ state: 'CANCELLED', endReason: 'BUYER_CANCELLED', refunded: 2000 },
  });
  expect(await world.slotsOf(session)).toEqual(['RELEASED']);
  expect(await world.rowOf(handed)).toMatchObject({ state: 'COMPLETED' });
  expect(await world.rowOf(unpaid)).toMatchObject({ state: 'CANCELLED', money: 'NONE' });
}, 60_000);

test('a bank that asks is told what was sold, agreed and delivered, and when', async () => {
  const id = await world.book(world.fan, await world.sell(), world.inHours(50));
  const { number } = await world.rowOf(id);
  const told = await evidenceOf(world.context, id);
  expect(told).toContain(`Order ${number}: Play with me, One hour`);
  expect(told).toContain('Price: 40.00 EUR');
  expect(told).toMatch(/PAID by STRIPE/);
  expect(await evidenceOf(world.context, world.buyer.id)).toBe('');
}, 60_000);
