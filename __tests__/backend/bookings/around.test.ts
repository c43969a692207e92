import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { notEligible } from '@/backend/audience/service';
import { sidebarBadge } from '@/backend/badges/service';
import {
  bookingCalendar,
  bookingNumbers,
  bookingsWith,
  setMeeting,
} from '@/backend/bookings/service';
import { canChatUsers } from '@/backend/messaging/service';
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
}, 120_000);
afterAll(() => world.close());

const code = (value: string) => expect.objectContaining({ code: value }) as unknown;
const idOf = (context: Context) => context.actor.userId ?? '';
const seen = async (context: Context, bookingId: string) => ({
  bookingId,
  version: (await world.page(context, bookingId)).version,
});

test('where they meet is the buyer’s to see a quarter of an hour before', async () => {
  const sold = await world.sell();
  const startsAt = world.inHours(30);
  const bookingId = await world.book(world.fan, sold, startsAt);
  const meeting = 'Lobby 4F7K, then the voice channel';
  const set = async (context: Context) =>
    setMeeting(context, { ...(await seen(context, bookingId)), meeting });
  await expect(set(world.fan)).rejects.toEqual(code('booking.not_found'));
  expect((await set(world.host)).meeting).toBe(meeting);
  expect(await world.page(world.fan, bookingId)).toMatchObject({ meeting: null, hasMeeting: true });
  world.later(startsAt.getTime() - world.fan.now().getTime() - 14 * MINUTE);
  expect((await world.page(world.fan, bookingId)).meeting).toBe(meeting);
}, 60_000);

test('an order is told to calendars, in the reader’s language, and to nobody else', async () => {
  const sold = await world.sell({ title: 'Play; with, me' });
  const startsAt = world.inHours(60);
  const bookingId = await world.book(world.fan, sold, startsAt);
  const { fileName, text } = await bookingCalendar(world.fan, { bookingId, locale: 'de' });
  const { number } = await world.rowOf(bookingId);
  expect(fileName).toBe(`playplus-${number}.ics`);
  const start = startsAt.toISOString().replace(/[-:]|\.000/g, '');
  expect(text).toContain(`DTSTART:${start}\r\n`);
  expect(text.replaceAll('\r\n ', '')).toMatch(/SUMMARY:Play\\; with\\, me mit /);
  expect(text.replaceAll('\r\n ', '')).toContain(`/de/orders/${bookingId}`);
  await expect(bookingCalendar(world.friend, { bookingId, locale: 'en' })).rejects.toEqual(
    code('booking.not_found'),
  );
  const { bookingId: unpaid } = await world.hold(world.fan, sold, world.inHours(90));
  await expect(bookingCalendar(world.fan, { bookingId: unpaid, locale: 'en' })).rejects.toEqual(
    code('booking.not_found'),
  );
}, 60_000);

test('an order lets both write, lets its buyer into queues, and counts on homes', async () => {
  const [newcomer] = await world.fans(1);
  if (!newcomer) throw new Error('nobody');
  const [hostId, fanId] = [idOf(world.host), idOf(newcomer)];
  const mayWrite = async () => {
    const [answer] = await canChatUsers(world.host, { userIds: [fanId] });
    return answer?.reason ?? 'ok';
  };
  const mayJoin = async () => {
    const rule = { creatorId: hostId, rule: 'BUYERS' as const };
    return (await notEligible(world.host, rule, [fanId])).get(fanId) ?? 'ok';
  };
  expect([await mayWrite(), await mayJoin()]).toEqual(['message.no_dealings', 'party.buyers_only']);
  const before = await sidebarBadge(world.host);

  const asked = await world.sell({ bookingMode: 'CONFIRM' });
  const request = await world.book(newcomer, asked, world.inHours(200));
  // Whoever asked may be answered; a buyer is who has paid.
  expect([await mayWrite(), await mayJoin()]).toEqual(['ok', 'party.buyers_only']);
  expect((await sidebarBadge(world.host)).experiences).toBe(before.experiences + 1);
  expect((await bookingNumbers(newcomer)).comingNext).toBeNull();

  const sold = await world.sell();
  const startsAt = world.inHours(100);
  const bookingId = await world.book(newcomer, sold, startsAt);
  expect(await mayJoin()).toBe('ok');
  expect(await bookingNumbers(newcomer)).toMatchObject({
    comingNext: { id: bookingId, role: 'BUYER', startsAt: startsAt.toISOString() },
  });
  for (const context of [newcomer, world.host]) {
    const other = context === newcomer ? hostId : fanId;
    const { items } = await bookingsWith(context, { userId: other });
    expect(items.map(({ id, role }) => [id, role])).toEqual([
      [bookingId, context === newcomer ? 'BUYER' : 'CREATOR'],
      [request, context === newcomer ? 'BUYER' : 'CREATOR'],
    ]);
  }
  expect((await bookingsWith(world.friend, { userId: fanId })).items).toEqual([]);
}, 60_000);

test('reminders come a day and a quarter of an hour before, once each', async () => {
  const sold = await world.sell();
  const startsAt = world.inHours(50);
  const bookingId = await world.book(world.fan, sold, startsAt);
  const toGo = () => startsAt.getTime() - world.fan.now().getTime();
  await world.pass(toGo() - DAY + MINUTE);
  await world.pass(HOUR);
  await world.pass(toGo() - 14 * MINUTE);
  await world.pass(MINUTE);
  const rows = await world.db
    .selectFrom('bookingEvents')
    .select(['kind', 'note'])
    .where('bookingId', '=', bookingId)
    .orderBy('no')
    .execute();
  expect(rows.map(({ kind, note }) => `${kind} ${note ?? ''}`.trim())).toEqual([
    ...['ORDERED', 'PAID', 'REMINDED reminder_day', 'REMINDED reminder_soon'],
  ]);
  const mails = await world.db
    .selectFrom('mails')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('kind', '=', 'booking_reminder')
    .executeTakeFirstOrThrow();
  expect(Number(mails.count)).toBeGreaterThanOrEqual(4);
}, 60_000);
