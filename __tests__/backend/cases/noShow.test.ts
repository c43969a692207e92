import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { checkIn } from '@/backend/bookings/service';
import {
  acceptCase,
  casePage,
  escalateCase,
  openCase,
  withdrawCase,
} from '@/backend/cases/service';
import { checkLedger } from '@/backend/ledger/service';
import type { Context } from '@/backend/platform/context';
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
}, 60_000);
afterAll(async () => {
  expect(await checkLedger(world.db)).toEqual([]);
  await world.close();
});

async function isIn(context: Context, bookingId: string): Promise<void> {
  const { version } = await world.page(context, bookingId);
  await checkIn(context, { bookingId, version });
}

/** A session that began ten minutes ago, with those who are there. */
async function begun(who: readonly Context[], cancelPolicy: 'STANDARD' | 'FLEXIBLE' = 'STANDARD') {
  const sold = await world.sell({ cancelPolicy });
  const bookingId = await world.book(world.fan, sold, world.inHours(50));
  const { startsAt } = await world.rowOf(bookingId);
  const until = (startsAt?.getTime() ?? 0) - world.context.now().getTime();
  await world.pass(until - 10 * MINUTE);
  for (const context of who) await isIn(context, bookingId);
  await world.pass(20 * MINUTE);
  return bookingId;
}

const claim = async (context: Context, bookingId: string) => {
  const { version } = await world.page(context, bookingId);
  return openCase(context, {
    ...{ bookingId, version, kind: 'NO_SHOW', amount: null, newDue: null },
    words: 'I waited.',
  });
};

test('a session begins with both checking in, from a quarter of an hour before', async () => {
  const bookingId = await world.book(world.fan, await world.sell(), world.inHours(3));
  await expect(isIn(world.fan, bookingId)).rejects.toThrow('booking.not_possible');
  expect((await world.page(world.fan, bookingId)).acts).not.toContain('CHECK_IN');
  await world.pass(3 * HOUR - 10 * MINUTE);
  const { startsAt } = await world.rowOf(bookingId);
  const rest = (startsAt?.getTime() ?? 0) - world.context.now().getTime();
  await world.pass(Math.max(0, rest - 14 * MINUTE));
  expect((await world.page(world.fan, bookingId)).acts).toContain('CHECK_IN');
  await isIn(world.fan, bookingId);
  await isIn(world.host, bookingId);
  await expect(isIn(world.fan, bookingId)).rejects.toThrow('booking.not_possible');
  await world.pass(2 * HOUR);
  await world.pass(25 * HOUR);
  expect(await world.rowOf(bookingId)).toMatchObject({ state: 'COMPLETED', money: 'CAPTURED' });
}, 60_000);

test('a creator who was not there gives all back, a day after the end', async () => {
  const bookingId = await begun([world.fan]);
  await world.pass(2 * HOUR);
  expect(await world.rowOf(bookingId)).toMatchObject({ state: 'DELIVERED' });
  await world.pass(25 * HOUR);
  const over = { state: 'CANCELLED', endReason: 'CREATOR_ABSENT', money: 'REFUNDED' };
  expect(await world.rowOf(bookingId)).toMatchObject({ ...over, refunded: 4000 });
}, 60_000);

test('a buyer who was not there gets what cancelling a minute before had given', async () => {
  const strict = await begun([world.host]);
  await world.pass(26 * HOUR);
  expect(await world.rowOf(strict)).toMatchObject({ state: 'COMPLETED', refunded: 0 });
  const relaxed = await begun([world.host], 'FLEXIBLE');
  await world.pass(26 * HOUR);
  const half = { state: 'COMPLETED', money: 'PARTLY_REFUNDED', refunded: 2000 };
  expect(await world.rowOf(relaxed)).toMatchObject(half);
  expect(await world.eventsOf(relaxed)).toContain('NO_SHOW_BUYER');
}, 60_000);

test('whoever was there alone claims it after a quarter of an hour; the other may agree at once', async () => {
  const bookingId = await begun([world.fan]);
  const early = await casePage(world.fan, { bookingId });
  expect(early.choices.map(({ kind }) => kind)).not.toContain('NO_SHOW');
  await world.pass(6 * MINUTE);
  const opened = await claim(world.fan, bookingId);
  expect(opened.case).toMatchObject({ state: 'RULED', rule: 'CREATOR_ABSENT', turn: 'CREATOR' });
  expect(opened.case?.amount).toBe(4000);
  const seen = { caseId: opened.case?.id ?? '', version: 1 };
  expect((await casePage(world.host, { bookingId })).acts).toEqual(['ACCEPT', 'ESCALATE']);
  await acceptCase(world.host, seen);
  await world.due();
  expect(await world.rowOf(bookingId)).toMatchObject({ state: 'CANCELLED', refunded: 4000 });
}, 60_000);

test('nobody says otherwise: the rule decides when the day is over', async () => {
  const bookingId = await begun([world.fan]);
  await world.pass(10 * MINUTE);
  await claim(world.fan, bookingId);
  await world.pass(20 * HOUR);
  expect(await world.rowOf(bookingId)).toMatchObject({ state: 'DISPUTED' });
  await world.pass(6 * HOUR);
  expect(await world.rowOf(bookingId)).toMatchObject({ endReason: 'CREATOR_ABSENT' });
  const closed = await casePage(world.fan, { bookingId });
  expect(closed.case).toMatchObject({ state: 'CLOSED', outcome: 'RULED', refund: 4000 });
}, 60_000);

test('whoever says otherwise takes it to a person, and the clock waits', async () => {
  const bookingId = await begun([world.fan]);
  await world.pass(2 * HOUR);
  const contested = await claim(world.host, bookingId);
  expect(contested.case).toMatchObject({ state: 'ESCALATED', rule: 'CREATOR_ABSENT' });
  await world.pass(3 * DAY);
  expect(await world.rowOf(bookingId)).toMatchObject({ state: 'DISPUTED', wakeAt: null });
  const other = await begun([world.fan]);
  await world.pass(10 * MINUTE);
  const { case: one } = await claim(world.fan, other);
  const said = await escalateCase(world.host, {
    ...{ caseId: one?.id ?? '', version: one?.version ?? 0, words: 'I was there.' },
  });
  expect(said.case).toMatchObject({ state: 'ESCALATED', turn: null, deadlineAt: null });
}, 60_000);

test('a case open beyond the end of its session leaves the day after it whole', async () => {
  const bookingId = await begun([world.fan, world.host]);
  await world.pass(10 * MINUTE);
  const { version } = await world.page(world.fan, bookingId);
  const opened = await openCase(world.fan, {
    ...{ bookingId, version, kind: 'NOT_AS_SOLD', amount: 4000, newDue: null },
    words: 'It is another game.',
  });
  await world.pass(40 * HOUR);
  await withdrawCase(world.fan, { caseId: opened.case?.id ?? '', version: 1 });
  await world.due();
  expect(await world.rowOf(bookingId)).toMatchObject({ state: 'DELIVERED' });
  await world.pass(23 * HOUR);
  expect(await world.rowOf(bookingId)).toMatchObject({ state: 'DELIVERED' });
  await world.pass(2 * HOUR);
  expect(await world.rowOf(bookingId)).toMatchObject({ state: 'COMPLETED' });
}, 60_000);
