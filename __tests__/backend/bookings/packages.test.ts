import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { holdBooking, orderForReview, scheduleBooking } from '@/backend/bookings/service';
import { newId } from '@/backend/platform/id';
import { DAY, HOUR } from '@/__tests__/support/bookingWorld';
import { openPackageWorld, type PackageWorld } from '@/__tests__/support/packageWorld';

let world: PackageWorld;
beforeAll(async () => {
  world = await openPackageWorld();
}, 120_000);
afterEach(() => world.expectEven());
afterAll(() => world.close());

test('three sessions are bought at once: the first has its time, the price is divided, the rest is in the first', async () => {
  const { fan, first, ids } = await world.buy(30);
  expect(await world.standing(first)).toEqual([
    ['CONFIRMED', 3334, 0, false],
    ['UNSCHEDULED', 3333, 0, false],
    ['UNSCHEDULED', 3333, 0, false],
  ]);
  expect(await world.page(fan, ids[1] ?? '')).toMatchObject({
    ...{ sessionNo: 2, sessionCount: 3, acts: expect.arrayContaining(['SCHEDULE', 'CANCEL']) },
    sessions: ids.map((bookingId, place) => ({ bookingId, no: place + 1 })),
  });
  const rows = await Promise.all(ids.map((id) => world.rowOf(id)));
  // 8 % of 100.00 and 0.30.
  expect(rows.reduce((sum, { fee }) => sum + fee, 0)).toBe(830);
  for (const id of ids) await world.cancel(world.host, id);
});

test('what is done is paid for by itself: its share clears, the others wait', async () => {
  const { fan, first, ids } = await world.buy(30);
  const [, second = ''] = ids;
  await world.finish(fan, first);
  expect(await world.standing(first)).toEqual([
    ['COMPLETED', 3334, 0, true],
    ['UNSCHEDULED', 3333, 0, false],
    ['UNSCHEDULED', 3333, 0, false],
  ]);
  const before = (await world.balances()).available;
  await world.pass(15 * DAY);
  await world.payOut();
  const share = await world.rowOf(first);
  // What is owed to somebody is below zero in the books.
  expect((await world.balances()).available).toBe(before - (share.price - share.fee));
  await world.choose(fan, second, 30);
  expect(await world.rowOf(second)).toMatchObject({ state: 'CONFIRMED' });
  await world.finish(fan, second);
  const [done, other] = [
    await orderForReview(world.context, first, { lock: false }),
    await orderForReview(world.context, second, { lock: false }),
  ];
  expect([done?.isDone, other?.isDone]).toEqual([true, false]);
  await world.pass(20 * DAY);
  // The third never got a time.
  expect((await world.standing(first))[2]).toEqual(['CANCELLED', 3333, 3333, false]);
});

test('sessions without a time are reminded of once, and given back in full', async () => {
  const { fan, first, ids } = await world.buy(30);
  await world.finish(fan, first);
  const told = () =>
    world.db
      .selectFrom('mails')
      .select('id')
      .where('subject', 'like', 'Pick your times: %')
      .execute();
  const before = (await told()).length;
  await world.pass(22 * DAY);
  await world.pass(2 * DAY);
  expect((await told()).length).toBe(before + 1);
  await world.pass(7 * DAY);
  expect(await world.standing(first)).toEqual([
    ['COMPLETED', 3334, 0, true],
    ['CANCELLED', 3333, 3333, false],
    ['CANCELLED', 3333, 3333, false],
  ]);
  expect(await world.rowOf(ids[2] ?? '')).toMatchObject({ endReason: 'UNUSED', money: 'REFUNDED' });
});

test('a session is cancelled by the policy, one without a time comes back whole', async () => {
  const { fan, first, ids } = await world.buy(100);
  const [, second = '', third = ''] = ids;
  await world.choose(fan, second, 30);
  // Two days to a day before: half.
  await world.cancel(fan, second);
  await world.cancel(fan, third);
  await world.cancel(fan, first);
  expect(await world.standing(first)).toEqual([
    ['CANCELLED', 3334, 3334, false],
    ['CANCELLED', 3333, 1666, true],
    ['CANCELLED', 3333, 3333, false],
  ]);
});

test('two choose one time at once: one gets it, the other keeps their session', async () => {
  const [one, two] = [await world.buy(30), await world.buy(33)];
  const startsAt = world.inHours(60).toISOString();
  const choose = async ({ fan, ids }: typeof one) => {
    const bookingId = ids[1] ?? '';
    const { version } = await world.page(fan, bookingId);
    return scheduleBooking(fan, { bookingId, version, startsAt });
  };
  const ends = await Promise.allSettled([choose(one), choose(two)]);
  expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const states = await Promise.all([one, two].map(({ ids }) => world.rowOf(ids[1] ?? '')));
  expect(states.map(({ state }) => state).toSorted()).toEqual(['CONFIRMED', 'UNSCHEDULED']);
  for (const { ids } of [one, two]) for (const id of ids) await world.cancel(world.host, id);
});

test('a package is no gift, asks for no deposit and waits for no yes', async () => {
  const { pack } = world;
  const [fan] = await world.fans(1);
  if (!fan) throw new Error('nobody');
  const asked = await world.sell(
    { bookingMode: 'CONFIRM' },
    { price: 10_000, sessions: 3, hasDeposit: true },
  );
  const first = await world.book(fan, asked, world.inHours(300));
  expect(await world.rowOf(first)).toMatchObject({ state: 'CONFIRMED', deposit: null });
  const gift = holdBooking(
    fan,
    {
      ...{ serviceTierId: pack.tierId, startsAt: null, timeZone: 'Europe/Paris', bookingId: null },
      requestKey: newId(),
    },
    { isGift: true },
  );
  await expect(gift).rejects.toMatchObject({ code: 'booking.package_no_gift' });
  for (const id of await world.sessionsOf(first)) await world.cancel(world.host, id);
});

test('the stock counts packages, and sessions that come back are not sold again', async () => {
  const few = await world.sell({}, { price: 10_000, sessions: 2, stock: 2 });
  const [fan] = await world.fans(1);
  if (!fan) throw new Error('nobody');
  const first = await world.book(fan, few, world.inHours(30));
  expect(await world.tierOf(few.tierId)).toMatchObject({ taken: 1, orders: 1 });
  for (const id of await world.sessionsOf(first)) await world.cancel(world.host, id);
  expect(await world.tierOf(few.tierId)).toMatchObject({ taken: 1, orders: 1 });
  const held = await world.hold(fan, few, world.inHours(40));
  await world.pass(HOUR);
  expect(await world.rowOf(held.bookingId)).toMatchObject({ state: 'CANCELLED' });
  expect(await world.tierOf(few.tierId)).toMatchObject({ taken: 1 });
});

test('a dispute of the charge holds all sessions, and is shared out among them', async () => {
  const { fan, first, ids } = await world.buy(30);
  const [, , third = ''] = ids;
  await world.cancel(fan, third);
  const payment = await world.paymentOf(first);
  world.sandbox.actions.dispute(payment?.chargeId ?? '');
  await world.due();
  const shares = await world.db
    .selectFrom('disputes')
    .innerJoin('payments', 'payments.id', 'disputes.paymentId')
    .select(['disputes.amount', 'payments.ref', 'disputes.fee'])
    .where('payments.chargeOf', '=', payment?.id ?? '')
    .orderBy('payments.id')
    .execute();
  expect(shares.map(({ ref }) => ref)).toEqual(ids.slice(0, 2));
  expect(shares.reduce((sum, { amount }) => sum + amount, 0)).toBe(6667);
  expect(shares.filter(({ fee }) => fee > 0)).toHaveLength(1);
});
