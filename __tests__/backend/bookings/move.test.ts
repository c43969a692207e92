import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { answerMove, cancelBooking, moveBooking, takeBackMove } from '@/backend/bookings/service';
import type { Context } from '@/backend/platform/context';
import { DAY, openBookingWorld, type BookingWorld } from '@/__tests__/support/bookingWorld';

let world: BookingWorld;
beforeAll(async () => {
  world = await openBookingWorld();
}, 120_000);
afterAll(() => world.close());

const seenOf = async (context: Context, bookingId: string) => {
  const { version } = await world.page(context, bookingId);
  return { bookingId, version };
};

const moveTo = async (context: Context, bookingId: string, to: Date) =>
  moveBooking(context, { ...(await seenOf(context, bookingId)), startsAt: to.toISOString() });

test('while cancelling is free a buyer moves at once', async () => {
  const sold = await world.sell();
  const id = await world.book(world.fan, sold, world.inHours(100));
  const to = world.inHours(120);
  const page = await moveTo(world.fan, id, to);
  expect(page).toMatchObject({ startsAt: to.toISOString(), moveAnswerBy: null });
  expect(await world.slotsOf(id)).toEqual(['CONSUMED']);
  expect(page.steps.find(({ kind }) => kind === 'MOVED')?.note).toBe(to.toISOString());
  await expect(world.hold(world.friend, sold, to)).rejects.toMatchObject({
    code: 'availability.taken',
  });
}, 60_000);

test('later it is a proposal, which the creator answers', async () => {
  const sold = await world.sell();
  const id = await world.book(world.fan, sold, world.inHours(30));
  const [was, to] = [(await world.rowOf(id)).startsAt, world.inHours(50)];
  const asked = await moveTo(world.fan, id, to);
  expect(asked).toMatchObject({ proposedStart: to.toISOString(), moveAnswerBy: 'CREATOR' });
  expect(asked.acts).toContain('TAKE_BACK_MOVE');
  // Nobody else gets the time meanwhile.
  await expect(world.hold(world.friend, sold, to)).rejects.toMatchObject({
    code: 'availability.taken',
  });
  const own = await seenOf(world.fan, id);
  await expect(answerMove(world.fan, { ...own, isAccepted: true })).rejects.toMatchObject({
    code: 'booking.not_possible',
  });
  const no = await answerMove(world.host, { ...(await seenOf(world.host, id)), isAccepted: false });
  expect(no).toMatchObject({ startsAt: was?.toISOString(), proposedStart: null });
  await moveTo(world.fan, id, to);
  const yes = await answerMove(world.host, { ...(await seenOf(world.host, id)), isAccepted: true });
  expect(yes).toMatchObject({ startsAt: to.toISOString(), proposedStart: null });
  expect(await world.slotsOf(id)).toEqual(['RELEASED', 'RELEASED', 'CONSUMED']);
}, 60_000);

test('a creator always proposes; silence and second thoughts leave everything as it was', async () => {
  const sold = await world.sell();
  const startsAt = world.inHours(400);
  const id = await world.book(world.fan, sold, startsAt);
  const asked = await moveTo(world.host, id, world.inHours(420));
  expect(asked).toMatchObject({ moveAnswerBy: 'BUYER' });
  await takeBackMove(world.host, await seenOf(world.host, id));
  expect((await world.rowOf(id)).proposedBy).toBeNull();
  await moveTo(world.host, id, world.inHours(440));
  await world.pass(2 * DAY);
  const page = await world.page(world.fan, id);
  expect(page).toMatchObject({ startsAt: startsAt.toISOString(), proposedStart: null });
  expect(page.steps.filter(({ kind }) => kind === 'MOVE_ANSWERED').at(-1)?.note).toBe('SILENCE');
  expect(await world.slotsOf(id)).toEqual(['CONSUMED', 'RELEASED', 'RELEASED']);
}, 60_000);

test('what is cancelled with an open proposal gives both times back', async () => {
  const sold = await world.sell();
  const id = await world.book(world.fan, sold, world.inHours(100));
  await moveTo(world.host, id, world.inHours(130));
  const { version, cancelTerms } = await world.page(world.fan, id);
  const shown = cancelTerms?.back ?? -1;
  await cancelBooking(world.fan, { bookingId: id, version, reason: null, shown });
  expect(await world.slotsOf(id)).toEqual(['RELEASED', 'RELEASED']);
}, 60_000);
