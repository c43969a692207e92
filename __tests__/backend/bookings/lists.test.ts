import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  approveBooking,
  bookingPage,
  bookingPayment,
  creatorBookingsPage,
  deliverBooking,
  holdBooking,
  moveBooking,
  payBooking,
  userBookingsPage,
} from '@/backend/bookings/service';
import type { Context } from '@/backend/platform/context';
import { newId } from '@/backend/platform/id';
import type { BookingList } from '@/lib/shared/bookings/states';
import { counted } from '@/__tests__/backend/parties/stage';
import { openBookingWorld, type BookingWorld } from '@/__tests__/support/bookingWorld';
import type { TestContext } from '@/__tests__/support/context';

let world: BookingWorld;
/** One booking of each sort, by what it is. */
const made: Record<string, string> = {};
beforeAll(async () => {
  world = await openBookingWorld();
  const { fan, host } = world;
  const session = await world.sell({ title: 'Session' });
  const asked = await world.sell({ title: 'Request', bookingMode: 'CONFIRM' });
  const video = await world.sell({ title: 'Video', kind: 'DELIVERY' });
  const file = await world.sell({ title: 'File', kind: 'INSTANT' });
  made.session = await world.book(fan, session, world.inHours(30));
  made.moved = await world.book(fan, session, world.inHours(90));
  made.request = await world.book(fan, asked, world.inHours(60));
  made.video = await world.book(fan, video);
  made.handed = await world.book(fan, video);
  made.file = await world.book(fan, file);
  made.unpaid = (await world.hold(fan, session, world.inHours(40))).bookingId;
  const seen = async (context: Context, bookingId: string) => ({
    bookingId,
    version: (await bookingPage(context, { bookingId })).version,
  });
  const delivery = { note: 'Done', links: [], fileIds: [] };
  await deliverBooking(host, { ...(await seen(host, made.handed)), ...delivery });
  const startsAt = world.inHours(120).toISOString();
  await moveBooking(host, { ...(await seen(host, made.moved)), startsAt });
  await approveBooking(fan, await seen(fan, made.file));
}, 180_000);
afterAll(() => world.close());

const names = (ids: readonly { id: string }[]) =>
  ids.map(({ id }) => Object.keys(made).find((name) => made[name] === id));

const ofBuyer = async (state: BookingList | null) =>
  names((await userBookingsPage(world.fan, { state })).items);
const ofCreator = async (state: BookingList | null) =>
  names((await creatorBookingsPage(world.host, { state })).items);

test('a buyer sees what needs them, what comes, what waits for the creator, and what is over', async () => {
  expect(await ofBuyer('NEEDS_ME')).toEqual(['unpaid', 'handed', 'moved']);
  expect(await ofBuyer('COMING')).toEqual(['session', 'moved']);
  expect(await ofBuyer('WITH_OTHER')).toEqual(['request', 'video']);
  expect(await ofBuyer('PAST')).toEqual(['file']);
  expect(await ofBuyer(null)).toHaveLength(7);
}, 60_000);

test('a creator sees the same from the other side, and nothing that is not paid', async () => {
  expect(await ofCreator('NEEDS_ME')).toEqual(['request', 'video']);
  expect(await ofCreator('WITH_OTHER')).toEqual(['handed', 'moved']);
  expect(await ofCreator('COMING')).toEqual(['session', 'moved']);
  expect((await ofCreator('CURRENT')).toSorted()).toEqual([
    ...['handed', 'moved', 'request', 'session', 'video'],
  ]);
  expect(await ofCreator(null)).not.toContain('unpaid');
}, 60_000);

test('a line says what each side may know', async () => {
  const [mine] = (await userBookingsPage(world.fan, { state: 'PAST' })).items;
  expect(mine).toMatchObject({ role: 'BUYER', net: null, other: { id: world.creator.id } });
  const [sold] = (await creatorBookingsPage(world.host, { state: 'PAST' })).items;
  expect(sold).toMatchObject({ role: 'CREATOR', net: 3650, other: { id: world.buyer.id } });
  const moved = (await userBookingsPage(world.fan, { state: 'NEEDS_ME' })).items.at(-1);
  expect(moved).toMatchObject({ moveAnswerBy: 'BUYER', state: 'CONFIRMED' });
  expect(() => creatorBookingsPage(world.fan, {})).toThrow('forbidden');
}, 60_000);

test('a list goes on where the page before ended', async () => {
  const sold = await world.sell({ kind: 'INSTANT' });
  const [fan = world.fan] = await world.fans(1);
  for (let nth = 0; nth < 3; nth += 1) await world.book(fan, sold);
  const { db } = world;
  const all = await userBookingsPage(fan, { state: 'CURRENT' });
  expect(all.items).toHaveLength(3);
  expect(all.cursor).toBeNull();
  // As if a page had one row: the cursor of the first asks for the rest.
  const [first] = all.items;
  const at = await db
    .selectFrom('bookings')
    .select('acceptsAt')
    .where('id', '=', first?.id ?? '')
    .executeTakeFirstOrThrow();
  const cursor = Buffer.from(`${at.acceptsAt?.getTime() ?? 0}:${first?.id ?? ''}`).toString(
    'base64url',
  );
  const rest = await userBookingsPage(fan, { state: 'CURRENT', cursor });
  expect(rest.items.map(({ id }) => id)).toEqual(all.items.slice(1).map(({ id }) => id));
}, 60_000);

test('P12: how many statements each call of a booking takes', async () => {
  const taken: Record<string, number> = {};
  const count = async <Answer>(
    name: string,
    asker: Context,
    call: (context: Context) => Promise<Answer>,
  ) => {
    const { context, statements } = counted(asker as TestContext);
    const answer = await call(context);
    taken[name] = statements();
    return answer;
  };
  const of = (name: string) => ({ bookingId: made[name] ?? '' });
  await count('list', world.fan, (context) => userBookingsPage(context, { state: 'CURRENT' }));
  await count('session', world.fan, (context) => bookingPage(context, of('session')));
  await count('delivery', world.fan, (context) => bookingPage(context, of('handed')));
  await count('file', world.fan, (context) => bookingPage(context, of('file')));
  await count('payment', world.fan, (context) => bookingPayment(context, of('session')));
  const sold = await world.sell();
  const [fan = world.fan] = await world.fans(1);
  const { bookingId } = await count('hold', fan, (context) =>
    holdBooking(context, {
      ...{ serviceTierId: sold.tierId, timeZone: 'Europe/Paris', bookingId: null },
      ...{ startsAt: world.inHours(300).toISOString(), requestKey: newId() },
    }),
  );
  await count('pay', fan, (context) =>
    payBooking(context, { bookingId, answers: [], note: null, shown: 4000 }),
  );
  expect(taken).toEqual({
    list: 2,
    // The booking, its people, its questions, its payment, what happened.
    session: 5,
    // Two more: what was handed over, and its files.
    delivery: 7,
    file: 7,
    payment: 3,
    // Six say who asks, what is sold and whether it may be; the rest holds stock and slot.
    hold: 17,
    // Twelve are the payment's, whose page opens.
    pay: 20,
  });
}, 60_000);
