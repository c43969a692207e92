import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { approveBooking } from '@/backend/bookings/service';
import { applyEvent } from '@/backend/bookings/life/apply';
import { lockBooking } from '@/backend/bookings/store/bookingRepository';
import { checkLedger } from '@/backend/ledger/service';
import { inTransaction } from '@/backend/platform/transaction';
import { openBookingWorld, type BookingWorld } from '@/__tests__/support/bookingWorld';

let world: BookingWorld;
beforeAll(async () => {
  world = await openBookingWorld();
}, 120_000);
afterAll(() => world.close());

/** A booking whose page was thought to be closed, though somebody could still pay on it. */
async function lapsed(startsAt: Date, stock: number | null = null) {
  const sold = await world.sell({}, { stock });
  const { bookingId } = await world.hold(world.fan, sold, startsAt);
  await world.open(world.fan, bookingId, 4000);
  await inTransaction(world.context, async (inner) => {
    const row = await lockBooking(inner.db, bookingId);
    if (!row) throw new Error('no booking');
    await applyEvent(inner, row, { event: 'PAYMENT_EXPIRED', by: 'STRIPE' });
  });
  return { bookingId, sold };
}

test('a payment that comes late takes the time while it is free', async () => {
  const { bookingId, sold } = await lapsed(world.inHours(100), 1);
  expect(await world.tierOf(sold.tierId)).toMatchObject({ taken: 0 });
  await world.payPage(bookingId);
  expect(await world.rowOf(bookingId)).toMatchObject({ state: 'CONFIRMED', endReason: null });
  expect(await world.slotsOf(bookingId)).toEqual(['CONSUMED']);
  expect(await world.tierOf(sold.tierId)).toMatchObject({ taken: 1, orders: 1 });
}, 60_000);

test('else it goes straight back', async () => {
  const at = world.inHours(200);
  const { bookingId, sold } = await lapsed(at);
  const winner = await world.book(world.friend, sold, at);
  await world.payPage(bookingId);
  await world.tick();
  await world.due();
  expect(await world.rowOf(winner)).toMatchObject({ state: 'CONFIRMED' });
  const gone = { state: 'CANCELLED', endReason: 'SLOT_GONE', money: 'REFUNDED', refunded: 4000 };
  expect(await world.rowOf(bookingId)).toMatchObject(gone);
  expect(await checkLedger(world.db)).toEqual([]);
}, 60_000);

test('a dispute that is lost cancels what has not taken place, and leaves what is over', async () => {
  const sold = await world.sell();
  const coming = await world.book(world.fan, sold, world.inHours(600), 'pm_card_createDispute');
  const file = await world.sell({ kind: 'INSTANT' });
  const done = await world.book(world.friend, file, null, 'pm_card_createDispute');
  await world.due();
  expect(await world.eventsOf(coming)).toContain('DISPUTE_OPENED');
  expect(await world.rowOf(coming)).toMatchObject({ state: 'CONFIRMED', money: 'CAPTURED' });
  const { version } = await world.page(world.friend, done);
  await approveBooking(world.friend, { bookingId: done, version });
  const { client } = world.stripe;
  const open = (await client.disputes.list({ limit: 10 })).data.filter(
    ({ status }) => status === 'needs_response',
  );
  for (const { id } of open) await client.disputes.close(id);
  await world.due();
  const lost = { money: 'CHARGED_BACK' };
  expect(await world.rowOf(coming)).toMatchObject({ ...lost, state: 'CANCELLED' });
  expect(await world.slotsOf(coming)).toEqual(['RELEASED']);
  expect(await world.rowOf(done)).toMatchObject({ ...lost, state: 'COMPLETED' });
  expect(await checkLedger(world.db)).toEqual([]);
}, 60_000);
