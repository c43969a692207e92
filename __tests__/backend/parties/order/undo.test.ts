import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  addGuest,
  bringBack,
  leaveQueue,
  markMembers,
  moveMember,
  queueTicket,
} from '@/backend/parties/service';
import { LANE } from '@/lib/shared/parties/lanes';
import { STATUS } from '@/lib/shared/parties/partyStatus';
import { join, openStage, partyRow, type Stage } from '@/__tests__/backend/parties/stage';
import { lineOf } from './line';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage(20);
});
afterAll(() => stage.close());

const at = [0, 1, 2, 3, 4, 5, 6];

test('people.md, "call 3": a mistaken call, undone at once, leaves everybody where they stood, and they read so', async () => {
  const { says, call, undo, newsOf, places, partyID } = await lineOf(stage, 7);
  // The turn of the review: the next in line is promised no later than 2.
  await stage.db.updateTable('parties').set({ turn: 1 }).where('id', '=', partyID).execute();
  const before = await Promise.all(at.map(says));
  await call(3);
  const meanwhile = await Promise.all(at.map(says));
  expect(meanwhile[3]).toMatchObject({ position: 1, noLaterThan: before[3]?.noLaterThan });
  expect(await undo()).toEqual({ count: 3, elsewhere: [], gone: [] });
  expect(await places()).toEqual([1, 2, 3, 4, 5, 6, 7]);
  const after = await Promise.all(at.map(says));
  expect(after).toEqual(before.map((one) => ({ ...one, why: 'UNDO' })));
  for (const one of [0, 1, 2]) expect(await newsOf(one)).toContain('back');
  // Whom the call had made the next hears that it is not so, and hears it anew later.
  expect(await newsOf(3)).toEqual(['next', 'moved']);
  await call(3);
  expect((await newsOf(3)).at(-1)).toBe('next');
});

test('a minute later others have been promised more: nobody is later than they were told, and the host hears who is elsewhere', async () => {
  const { says, call, undo, handle } = await lineOf(stage, 6);
  const before = await Promise.all(at.slice(0, 6).map(says));
  await call(3);
  stage.clock.pass(1);
  const meanwhile = await Promise.all(at.slice(0, 6).map(says));
  expect(meanwhile[3]?.noLaterThan).toBeLessThan(before[3]?.noLaterThan ?? 0);
  expect(await undo()).toEqual({ count: 3, elsewhere: [0, 1, 2].map(handle), gone: [] });
  const after = await Promise.all(at.slice(0, 6).map(says));
  for (const one of [0, 1, 2]) {
    expect(after[one]?.noLaterThan).toBeLessThanOrEqual(before[one]?.noLaterThan ?? 0);
    expect(after[one]?.why).toBe('BACK');
  }
  for (const one of [3, 4, 5]) {
    expect(after[one]?.noLaterThan).toBeLessThanOrEqual(meanwhile[one]?.noLaterThan ?? 0);
    expect(after[one]?.why).toBeNull();
  }
  expect(after[0]?.position).toBe(1);
});

test('a minute later, but with nobody behind them, everything is as it was', async () => {
  const { places, call, undo } = await lineOf(stage, 3);
  await call(3);
  stage.clock.pass(2);
  expect(await undo()).toEqual({ count: 3, elsewhere: [], gone: [] });
  expect(await places()).toEqual([1, 2, 3]);
});

/** F2 of realtime.md: fifteen came back before, and the one who is next was called by mistake. */
async function withFullReturnedLane() {
  const line = await lineOf(stage, 18);
  for (let fan = 0; fan < 15; fan += 1) {
    await markMembers(stage.creator, {
      ...{ partyID: line.partyID, entryIds: [line.id(fan)], mark: 'SKIPPED' as const },
    });
  }
  await bringBack(stage.creator, {
    ...{ partyID: line.partyID, entryIds: Array.from({ length: 15 }, (_, fan) => line.id(fan)) },
  });
  await stage.db.updateTable('parties').set({ turn: 1 }).where('id', '=', line.partyID).execute();
  return line;
}

test('realtime.md, F2: with a full returned lane who was called by mistake is the next one again', async () => {
  const { says, call, undo } = await withFullReturnedLane();
  const before = await says(15);
  expect(before.position).toBe(1);
  await call(1);
  await undo();
  expect(await says(15)).toEqual({ ...before, why: 'UNDO' });
});

test('realtime.md, F2, a minute later: still within four turns, and their ticket says why', async () => {
  const { says, call, undo } = await withFullReturnedLane();
  await call(1);
  stage.clock.pass(1);
  await undo();
  const after = await says(15);
  expect(after.noLaterThan).toBeLessThanOrEqual(4);
  expect(after.why).toBe('BACK');
});

test('who went on, or has left, does not come back, and the host hears it', async () => {
  const { call, undo, ticketOf, handle, places } = await lineOf(stage, 5);
  await call(3);
  await leaveQueue(stage.fan(1), ticketOf(1));
  expect(await undo()).toEqual({ count: 2, elsewhere: [], gone: [handle(1)] });
  expect(await places()).toEqual([1, null, 2, 3, 4]);
});

test('who joins between a call and its undo was told a place behind those who come back', async () => {
  const { call, undo, partyID } = await lineOf(stage, 4);
  await call(3);
  const late = await join(stage.fan(7), partyID);
  const guest = { name: 'Bob', fields: [], requestKey: crypto.randomUUID() };
  await addGuest(stage.creator, { partyID, ...guest });
  const told = await queueTicket(stage.fan(7), late);
  await undo();
  // The guest is an act of the host's: its undo comes first.
  await undo();
  const after = await queueTicket(stage.fan(7), late);
  expect(after).toMatchObject({ position: 5, noLaterThan: told.noLaterThan });
  expect(after.movedBehind).toMatchObject({ by: 'UNDO' });
});

test('of two calls made in a row only the last one comes back as it was', async () => {
  const { call, undo, places, handle } = await lineOf(stage, 6);
  await call(1);
  await call(1);
  await undo();
  expect(await places()).toEqual([null, 1, 2, 3, 4, 5]);
  expect(await undo()).toMatchObject({ count: 1, elsewhere: [handle(0)] });
});

test("what a host does with the line after a call makes the others' places promises", async () => {
  const { call, undo, id, partyID, says } = await lineOf(stage, 6);
  await call(2);
  await moveMember(stage.creator, { partyID, entryId: id(5), beforeId: id(2) });
  const told = await says(5);
  expect((await partyRow(stage.db, partyID)).freshSince).toBeNull();
  await undo();
  await undo();
  expect((await says(2)).status).toBe(STATUS.waiting);
  expect(told.noLaterThan).not.toBeNull();
});

test('an undone call gives those back their turn who sat it out', async () => {
  const { call, undo, miss, places, id } = await lineOf(stage, 4);
  await call(1);
  await miss(0);
  await call(1);
  await undo();
  await call(1);
  const entry = async (one: number) =>
    stage.db
      .selectFrom('queueEntries')
      .select(['status', 'lane'])
      .where('id', '=', id(one))
      .executeTakeFirstOrThrow();
  expect(await entry(0)).toEqual({ status: STATUS.waiting, lane: LANE.returned });
  expect((await places())[0]).not.toBeNull();
});

test('an order that promises no place brings everybody back as they were, however late', async () => {
  const { call, undo, says } = await lineOf(stage, 5, { orderPolicy: 'LONGEST_WAIT' });
  await call(2);
  stage.clock.pass(3);
  expect(await undo()).toEqual({ count: 2, elsewhere: [], gone: [] });
  await call(2);
  const called = await Promise.all([0, 1, 2].map(says));
  expect(called.map(({ status }) => status)).toEqual([120, 120, 100]);
});
