import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { cancelBooking } from '@/backend/bookings/service';
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
