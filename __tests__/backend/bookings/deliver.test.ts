import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  approveBooking,
  beginBooking,
  deliverBooking,
  reviseBooking,
} from '@/backend/bookings/service';
import { notificationsChannel } from '@/lib/shared/parties/messages';
import type { Context } from '@/backend/platform/context';
import { DAY, HOUR, openBookingWorld, type BookingWorld } from '@/__tests__/support/bookingWorld';

let world: BookingWorld;
beforeAll(async () => {
  world = await openBookingWorld();
}, 120_000);
afterAll(() => world.close());

const seenOf = async (context: Context, bookingId: string) => {
  const { version } = await world.page(context, bookingId);
  return { bookingId, version };
};

const handOver = async (bookingId: string, note: string | null) =>
  deliverBooking(world.host, {
    ...(await seenOf(world.host, bookingId)),
    ...{ note, links: note === null ? ['https://clips.example/1'] : [], fileIds: [] },
  });

test('made, handed over, revised and accepted', async () => {
  const sold = await world.sell({ kind: 'DELIVERY' });
  const id = await world.book(world.fan, sold);
  const due = await world.page(world.fan, id);
  expect(new Date(due.dueAt ?? 0).getTime() - world.sandbox.now().getTime()).toBeGreaterThan(
    3 * DAY - HOUR,
  );
  await world.db.deleteFrom('outbox').execute();
  await beginBooking(world.host, await seenOf(world.host, id));
  // No news for a feed, but the buyer's page follows.
  const channel = notificationsChannel(world.buyer.id);
  const signs = await world.db.selectFrom('outbox').select(['channel', 'message']).execute();
  expect(signs).toEqual([{ channel, message: { redirectLink: `/orders/${id}` } }]);
  await world.pass(DAY);
  const first = await handOver(id, null);
  expect(first).toMatchObject({ state: 'DELIVERED', deliveries: [{ no: 1 }] });
  const seen = await world.page(world.fan, id);
  expect(seen.acts).toEqual(['APPROVE', 'REVISE', 'OPEN_CASE', 'CHAT']);
  const revised = await reviseBooking(world.fan, {
    ...(await seenOf(world.fan, id)),
    note: 'The sound is gone',
  });
  expect(revised).toMatchObject({ state: 'CONFIRMED', revisionsLeft: 0, acceptsAt: null });
  // It was begun, so it is nobody's to cancel for nothing.
  expect(revised.acts).not.toContain('CANCEL');
  await handOver(id, 'Here it is with sound');
  expect((await world.page(world.fan, id)).acts).toEqual(['APPROVE', 'OPEN_CASE', 'CHAT']);
  const done = await approveBooking(world.fan, await seenOf(world.fan, id));
  expect(done).toMatchObject({ state: 'COMPLETED', deliveries: [{ no: 1 }, { no: 2 }] });
  expect(done.deliveries[0]?.links).toEqual(['https://clips.example/1']);
}, 60_000);

test('what nobody looks at is accepted after three days', async () => {
  const sold = await world.sell({ kind: 'DELIVERY' });
  const id = await world.book(world.fan, sold);
  await handOver(id, 'Done');
  await world.pass(3 * DAY - HOUR);
  expect(await world.rowOf(id)).toMatchObject({ state: 'DELIVERED' });
  await world.pass(HOUR);
  expect(await world.rowOf(id)).toMatchObject({ state: 'COMPLETED' });
}, 60_000);

test('an empty delivery is none, and nobody delivers what is somebody else’s', async () => {
  const sold = await world.sell({ kind: 'DELIVERY' });
  const id = await world.book(world.fan, sold);
  const nothing = { ...(await seenOf(world.host, id)), note: null, links: [], fileIds: [] };
  await expect(deliverBooking(world.host, nothing)).rejects.toMatchObject({
    code: 'payload.invalid',
  });
  await expect(
    deliverBooking(world.fan, { ...nothing, note: 'I made it myself' }),
  ).rejects.toMatchObject({ code: 'booking.not_found' });
  await expect(world.page(world.friend, id)).rejects.toMatchObject({ code: 'booking.not_found' });
}, 60_000);
