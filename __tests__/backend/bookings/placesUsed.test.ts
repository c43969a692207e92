import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { cancelBooking } from '@/backend/bookings/service';
import { acceptCase, openCase } from '@/backend/cases/service';
import { undoLast } from '@/backend/hosting/service';
import { leaveQueue, waitedInOpenQueue } from '@/backend/parties/service';
import { LANE } from '@/lib/shared/parties/lanes';
import { HOUR } from '@/__tests__/support/bookingWorld';
import { openPlaceWorld, type PlaceWorld } from '@/__tests__/support/placeWorld';
import { codeOf, entriesOf } from '@/__tests__/backend/parties/stage';

let world: PlaceWorld;
beforeAll(async () => {
  world = await openPlaceWorld();
}, 120_000);
afterAll(() => world.close());

test('who leaves or misses can use the place again, or cancel with everything back', async () => {
  const { partyID, id, queueUuid } = await world.inLine(world.fan, await world.sellPlace());
  await leaveQueue(world.fan, { queueUuid });
  expect((await world.rowOf(id)).inLineSince).toBeNull();
  const again = await world.join(world.fan, partyID);
  expect(await world.entryOf(partyID, again.queueUuid)).toMatchObject({ lane: LANE.priority });
  expect((await world.rowOf(id)).queueUuid).toBe(again.queueUuid);
  await world.mark(partyID, again.queueUuid, 'SKIPPED');
  expect((await world.rowOf(id)).inLineSince).toBeNull();
  // The host takes it back: the place is used again.
  await undoLast(world.host, partyID);
  expect((await world.rowOf(id)).inLineSince).not.toBeNull();
  expect((await world.passesOf(id))[0]?.usedEntryId).not.toBeNull();
  await leaveQueue(world.fan, { queueUuid: again.queueUuid });
  const { version, cancelTerms } = await world.page(world.fan, id);
  expect(cancelTerms?.back).toBe(4000);
  await cancelBooking(world.fan, { bookingId: id, version, reason: null, shown: 4000 });
  await world.due();
  expect(await world.rowOf(id)).toMatchObject({ state: 'CANCELLED', money: 'REFUNDED' });
  const third = await world.join(world.fan, partyID);
  expect(await world.entryOf(partyID, third.queueUuid)).toMatchObject({ lane: LANE.ordinary });
  await world.sound();
}, 120_000);

test('a queue has so many bought places, and the next one has them again', async () => {
  const sold = await world.sellPlace({ stock: 1 });
  const { partyID, queueUuid } = await world.inLine(world.fan, sold);
  const other = () => world.hold(world.friend, sold).then(() => 'ok', codeOf);
  expect(await other()).toBe('service.sold_out');
  await world.mark(partyID, queueUuid, 'SKIPPED');
  await undoLast(world.host, partyID);
  await world.call(partyID, queueUuid);
  await world.mark(partyID, queueUuid, 'PLAYED');
  await world.pass(2 * HOUR);
  expect(await other()).toBe('service.sold_out');
  await world.end(partyID);
  expect(await world.tierOf(sold.tierId)).toMatchObject({ taken: 0 });
  expect(await other()).toBe('ok');
  await world.sound();
}, 120_000);

/** Says that a place was not as it was sold, and answers how to agree to that. */
async function complain(bookingId: string) {
  const { version } = await world.page(world.fan, bookingId);
  const page = await openCase(world.fan, {
    ...{ bookingId, version, kind: 'NOT_AS_SOLD', amount: 4000, newDue: null },
    words: 'We played one round of three.',
  });
  const { id: caseId = '', version: shown = 0 } = page.case ?? {};
  return () => acceptCase(world.host, { caseId, version: shown });
}

test('a queue that ends while a case holds the order has its place again, and once alone', async () => {
  const sold = await world.sellPlace({ stock: 2 });
  await world.book(world.friend, sold);
  const { partyID, id, queueUuid } = await world.inLine(world.fan, sold);
  await world.call(partyID, queueUuid);
  await world.mark(partyID, queueUuid, 'PLAYED');
  const agree = await complain(id);
  expect(await world.tierOf(sold.tierId)).toMatchObject({ taken: 2 });
  await world.end(partyID);
  expect((await world.rowOf(id)).state).toBe('DISPUTED');
  expect(await world.tierOf(sold.tierId)).toMatchObject({ taken: 1 });
  await agree();
  await world.due();
  expect(await world.rowOf(id)).toMatchObject({ state: 'CANCELLED', refunded: 4000 });
  expect(await world.tierOf(sold.tierId)).toMatchObject({ taken: 1 });
  await world.sound();
}, 120_000);

test('a place of a queue that is over does not come back again with its money', async () => {
  const sold = await world.sellPlace({ stock: 2 });
  await world.book(world.friend, sold);
  const { partyID, id, queueUuid } = await world.inLine(world.fan, sold);
  await world.call(partyID, queueUuid);
  await world.mark(partyID, queueUuid, 'PLAYED');
  await world.end(partyID);
  expect(await world.tierOf(sold.tierId)).toMatchObject({ taken: 1 });
  const agree = await complain(id);
  await agree();
  await world.due();
  expect(await world.rowOf(id)).toMatchObject({ state: 'CANCELLED', refunded: 4000 });
  expect(await world.tierOf(sold.tierId)).toMatchObject({ taken: 1 });
  await world.sound();
}, 120_000);

test('of fans who join together each has used their own place', async () => {
  const sold = await world.sellPlace();
  const fans = await world.fans(3);
  const orders: string[] = [];
  for (const fan of fans) orders.push(await world.book(fan, sold));
  const partyID = await world.openParty();
  await Promise.all(fans.map((fan) => world.join(fan, partyID)));
  for (const [nth, id] of orders.entries()) {
    expect(await joinedBy(id)).toEqual({ actor: 'BUYER', actorId: fans[nth]?.actor.userId });
  }
}, 120_000);

const joinedBy = (bookingId: string) =>
  world.db
    .selectFrom('bookingEvents')
    .select(['actor', 'actorId'])
    .where('bookingId', '=', bookingId)
    .where('kind', '=', 'QUEUED')
    .executeTakeFirst();

test('who stands in line already when they buy moves up to the priority lane', async () => {
  const [fan] = await world.fans(1);
  if (!fan) throw new Error('no fan');
  const sold = await world.sellPlace();
  const partyID = await world.openParty();
  const { queueUuid } = await world.join(fan, partyID);
  expect(await world.entryOf(partyID, queueUuid)).toMatchObject({ lane: LANE.ordinary });
  const id = await world.book(fan, sold);
  await world.runJobs();
  expect(await world.entryOf(partyID, queueUuid)).toMatchObject({
    ...{ lane: LANE.priority, bookingId: id },
  });
  expect((await world.rowOf(id)).inLineSince).not.toBeNull();
  expect((await world.passesOf(id))[0]?.usedEntryId).not.toBeNull();
  expect(await joinedBy(id)).toEqual({ actor: 'BUYER', actorId: fan.actor.userId });
  await world.call(partyID, queueUuid);
  await world.mark(partyID, queueUuid, 'PLAYED');
  expect((await world.rowOf(id)).state).toBe('DELIVERED');
  await world.sound();
}, 120_000);

test('two places of one fan are used one after the other', async () => {
  const sold = await world.sellPlace();
  const partyID = await world.openParty();
  const first = await world.book(world.fan, sold);
  const second = await world.book(world.fan, sold);
  const { queueUuid } = await world.join(world.fan, partyID);
  await world.call(partyID, queueUuid);
  await world.mark(partyID, queueUuid, 'PLAYED');
  expect((await world.rowOf(first)).state).toBe('DELIVERED');
  expect((await world.rowOf(second)).queueUuid).toBeNull();
  const next = await world.join(world.fan, partyID);
  expect(await world.entryOf(partyID, next.queueUuid)).toMatchObject({ bookingId: second });
  await world.sound();
}, 120_000);

test('a bought place buys no part in a draw', async () => {
  const { partyID, queueUuid } = await world.inLine(world.friend, await world.sellPlace());
  await world.call(partyID, queueUuid);
  const userId = world.friend.actor.userId ?? '';
  const creatorId = world.host.actor.userId ?? '';
  const before = (await entriesOf(world.db, partyID)).filter((one) => one.bookingId === null);
  expect(before).toEqual([]);
  await world.db.deleteFrom('queueEntries').where('bookingId', 'is', null).execute();
  expect(await waitedInOpenQueue(world.host, creatorId, [userId])).toEqual(new Set());
}, 120_000);
