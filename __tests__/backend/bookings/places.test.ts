import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { undoAction, undoLast } from '@/backend/hosting/service';
import { changePartyState, partyEdit, queueTicket } from '@/backend/parties/service';
import { LANE } from '@/lib/shared/parties/lanes';
import { expectAtRest } from '@/__tests__/support/bookingRecount';
import { DAY, HOUR, MINUTE } from '@/__tests__/support/bookingWorld';
import { openPlaceWorld, type PlaceWorld } from '@/__tests__/support/placeWorld';
import { codeOf } from '@/__tests__/backend/parties/stage';

let world: PlaceWorld;
beforeAll(async () => {
  world = await openPlaceWorld();
}, 120_000);
afterAll(() => world.close());

test('a place joins the priority lane, and an hour after it was played the money moves', async () => {
  const sold = await world.sellPlace();
  const partyID = await world.openParty();
  const id = await world.book(world.fan, sold);
  const bought = await world.page(world.fan, id);
  expect(bought).toMatchObject({ state: 'CONFIRMED', inLineSince: null, place: { partyId: null } });
  expect(bought.place?.queues).toMatchObject([{ id: partyID, isOpen: true }]);
  expect(bought.acts).toContain('CANCEL');

  await world.join(world.friend, partyID);
  const { queueUuid } = await world.join(world.fan, partyID);
  expect(await world.entryOf(partyID, queueUuid)).toMatchObject({
    lane: LANE.priority,
    bookingId: id,
  });
  const waiting = await world.page(world.fan, id);
  expect(waiting).toMatchObject({ place: { partyId: partyID, queueUuid } });
  expect(waiting.inLineSince).not.toBeNull();
  expect(waiting.acts).not.toContain('CANCEL');
  expect((await world.page(world.host, id)).place?.queueUuid).toBeNull();
  const ticket = await queueTicket(world.fan, { queueUuid });
  expect(ticket.bought).toMatchObject({ bookingId: id, price: 4000, state: 'WAITS' });
  // Whoever hosts sees that it was bought; the amount is the fan's and the creator's order alone.
  expect((await queueTicket(world.host, { queueUuid })).bought).toBeNull();
  const console_ = await partyEdit(world.host, { partyID });
  expect(console_.waiting.map(({ isBought }) => isBought).toSorted()).toEqual([false, true]);

  await world.call(partyID, queueUuid);
  await world.mark(partyID, queueUuid, 'PLAYED');
  await world.due();
  const played = await world.page(world.fan, id);
  expect(played).toMatchObject({ state: 'DELIVERED', money: 'CAPTURED' });
  expect(played.acts).not.toContain('APPROVE');
  expect((await queueTicket(world.fan, { queueUuid })).bought?.state).toBe('MOVES');
  await world.pass(HOUR - MINUTE);
  expect((await world.rowOf(id)).state).toBe('DELIVERED');
  await world.pass(2 * MINUTE);
  expect(await world.rowOf(id)).toMatchObject({ state: 'COMPLETED', money: 'CAPTURED' });
  expect((await queueTicket(world.fan, { queueUuid })).bought?.state).toBe('PAID');
  // It is too late to take the mark back.
  const [act] = (await partyEdit(world.host, { partyID })).acts;
  expect(act).toMatchObject({ kind: 'MARK', isFinal: true });
  const late = undoAction(world.host, { toolId: partyID, actionId: act?.id ?? '' });
  expect(await late.then(() => 'ok', codeOf)).toBe('act.final');
  expect(await world.eventsOf(id)).toEqual(
    expect.arrayContaining(['QUEUED', 'PLAYED', 'APPROVED_BY_ITSELF']),
  );
  await world.sound();
  await expectAtRest(world.db);
}, 120_000);

test('a mark that is taken back within the hour brings the place back to the line', async () => {
  const { partyID, id, queueUuid } = await world.inLine(world.fan, await world.sellPlace());
  await world.call(partyID, queueUuid);
  await world.mark(partyID, queueUuid, 'PLAYED');
  await world.pass(30 * MINUTE);
  await undoLast(world.host, partyID);
  expect(await world.rowOf(id)).toMatchObject({ state: 'CONFIRMED', acceptsAt: null });
  expect((await world.page(world.fan, id)).inLineSince).not.toBeNull();
  await world.pass(2 * HOUR);
  expect((await world.rowOf(id)).state).toBe('CONFIRMED');
  await world.mark(partyID, queueUuid, 'PLAYED');
  await world.pass(HOUR + MINUTE);
  expect((await world.rowOf(id)).state).toBe('COMPLETED');
  await world.sound();
}, 120_000);

test('a queue that ends without them gives everything back after an hour', async () => {
  const sold = await world.sellPlace({ stock: 1 });
  const { partyID, id } = await world.inLine(world.fan, sold);
  await world.end(partyID);
  const over = await world.rowOf(id);
  expect(over).toMatchObject({ state: 'CONFIRMED', inLineSince: null });
  expect(over.endsAt).not.toBeNull();
  await world.pass(HOUR - 5 * MINUTE);
  expect((await world.rowOf(id)).state).toBe('CONFIRMED');
  await world.pass(5 * MINUTE);
  expect(await world.rowOf(id)).toMatchObject({
    ...{ state: 'CANCELLED', endReason: 'NOT_PLAYED', money: 'REFUNDED', refunded: 4000 },
  });
  expect(await world.tierOf(sold.tierId)).toMatchObject({ taken: 0 });
  await world.sound();
  await expectAtRest(world.db);
}, 120_000);

test('an end that is taken back is no end, and whoever played by it plays on', async () => {
  const { partyID, id, queueUuid } = await world.inLine(world.fan, await world.sellPlace());
  await world.call(partyID, queueUuid);
  await world.mark(partyID, queueUuid, 'PLAYING');
  await changePartyState(world.host, { partyID, action: 'END' });
  expect((await world.rowOf(id)).state).toBe('DELIVERED');
  await undoLast(world.host, partyID);
  expect(await world.rowOf(id)).toMatchObject({ state: 'CONFIRMED', endsAt: null });
  await world.end(partyID);
  await world.pass(HOUR);
  expect((await world.rowOf(id)).state).toBe('COMPLETED');
  await world.sound();
}, 120_000);

test('not used or not played until its day: everything comes back', async () => {
  const unused = await world.book(world.fan, await world.sellPlace());
  const waits = await world.inLine(world.friend, await world.sellPlace());
  await world.pass(7 * DAY + 2 * HOUR);
  expect(await world.rowOf(unused)).toMatchObject({ state: 'CANCELLED', endReason: 'NOT_PLAYED' });
  // Who stands in line on that day may still be played.
  expect((await world.rowOf(waits.id)).state).toBe('CONFIRMED');
  await world.pass(DAY);
  expect(await world.rowOf(waits.id)).toMatchObject({ state: 'CANCELLED', refunded: 4000 });
  const [pass] = await world.passesOf(waits.id);
  expect(pass).toBeUndefined();
  await world.sound();
}, 120_000);
