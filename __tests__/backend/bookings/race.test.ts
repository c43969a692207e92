import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  acceptBooking,
  declineBooking,
  holdBooking,
  withdrawBooking,
} from '@/backend/bookings/service';
import { newId } from '@/backend/platform/id';
import { HOUR, openBookingWorld, type BookingWorld } from '@/__tests__/support/bookingWorld';

// Run by `npm run test:postgres` on many connections; on PGlite's one it says less.
let world: BookingWorld;
beforeAll(async () => {
  world = await openBookingWorld();
}, 120_000);
afterAll(() => world.close());

const FANS = 50;

test('fifty fans press for one time: one gets it, the others are told, and nothing of them is held', async () => {
  const sold = await world.sell({}, { stock: 20 });
  const startsAt = world.inHours(48).toISOString();
  const fans = await world.fans(FANS);
  const results = await Promise.allSettled(
    fans.map((fan) =>
      holdBooking(fan, {
        ...{ serviceTierId: sold.tierId, timeZone: 'Europe/Paris', bookingId: null },
        ...{ startsAt, requestKey: newId() },
      }),
    ),
  );
  const refused = results.flatMap((one) =>
    one.status === 'rejected' ? [(one.reason as { code?: string }).code] : [],
  );
  expect(refused).toEqual(Array.from({ length: FANS - 1 }, () => 'availability.taken'));
  expect(await world.tierOf(sold.tierId)).toMatchObject({ taken: 1 });
}, 120_000);

test('fifty fans press for the last three of a stock: three get one', async () => {
  const sold = await world.sell({ kind: 'INSTANT' }, { stock: 3 });
  const fans = await world.fans(FANS);
  const results = await Promise.allSettled(fans.map((fan) => world.hold(fan, sold)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  expect(await world.tierOf(sold.tierId)).toMatchObject({ taken: 3 });
}, 120_000);

test('of a yes, a no and a withdrawal in one second one counts, and the money follows it', async () => {
  const sold = await world.sell({ bookingMode: 'CONFIRM' });
  const id = await world.book(world.fan, sold, world.inHours(300));
  const { version } = await world.page(world.host, id);
  const seen = { bookingId: id, version };
  const pressed = await Promise.allSettled([
    acceptBooking(world.host, seen),
    withdrawBooking(world.fan, seen),
    acceptBooking(world.host, seen),
    declineBooking(world.host, { ...seen, reason: null }),
  ]);
  expect(pressed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await world.pass(HOUR);
  const { state, money } = await world.rowOf(id);
  expect(['CONFIRMED CAPTURED', 'CANCELLED VOIDED']).toContain(`${state} ${money}`);
}, 120_000);

test('eight workers meet one deadline once', async () => {
  const sold = await world.sell();
  const id = await world.book(world.fan, sold, world.inHours(400));
  const { endsAt } = await world.rowOf(id);
  world.later((endsAt?.getTime() ?? 0) - world.sandbox.now().getTime());
  await Promise.all(Array.from({ length: 8 }, () => world.due()));
  const over = (await world.eventsOf(id)).filter((kind) => kind === 'OVER');
  expect(over).toEqual(['OVER']);
}, 120_000);
