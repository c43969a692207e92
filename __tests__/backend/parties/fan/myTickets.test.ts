import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  callNext,
  confirmReady,
  leaveQueue,
  markMembers,
  myActivity,
  myTickets,
  partyDetails,
} from '@/backend/parties/service';
import { STATUS } from '@/lib/shared/parties/partyStatus';
import { countBlocks } from '@/__tests__/support/seed';
import {
  codeOf,
  counted,
  entriesOf,
  join,
  openParty,
  openStage,
  userIdOf,
  type Stage,
} from '@/__tests__/backend/parties/stage';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage(8);
});
afterAll(() => stage.close());

const requestKey = () => crypto.randomUUID();

test('a fan sees their live tickets with position, and where they have played', async () => {
  const { creator, otherCreator, clock } = stage;
  const [first, second] = [await openParty(creator), await openParty(otherCreator)];
  const me = stage.fan(0);
  for (const index of [1, 2]) await join(stage.fan(index), first);
  const waiting = await join(me, first);
  await join(me, second);
  clock.pass(1);
  await callNext(otherCreator, { partyID: second, count: 1, requestKey: requestKey() });

  const tickets = await myTickets(me);
  expect(tickets.map(({ partyId, status, position }) => [partyId, status, position])).toEqual([
    [second, STATUS.called, null],
    [first, STATUS.waiting, 3],
  ]);
  expect(tickets[1]).toMatchObject({
    queueUuid: waiting.queueUuid,
    title: 'Friday rounds',
    state: 'OPEN',
    creatorName: 'Seeded User',
    endedAt: null,
  });

  const [entry] = await entriesOf(stage.db, second);
  const ids = { partyID: second, entryIds: [entry?.id ?? ''] };
  await confirmReady(me, { queueUuid: entry?.queueUuid ?? '' });
  await markMembers(otherCreator, { ...ids, mark: 'PLAYING' });
  await markMembers(otherCreator, { ...ids, mark: 'PLAYED' });
  const after = await myTickets(me);
  expect(after.map(({ partyId, status }) => [partyId, status])).toEqual([
    [first, STATUS.waiting],
    [second, STATUS.played],
  ]);
  expect(await myTickets(stage.fan(7))).toEqual([]);
});

test('positions count whole blocks of a long queue', async () => {
  const { creator, db } = stage;
  const party = await openParty(creator);
  for (const index of [3, 4]) await join(stage.fan(index), party);
  await db
    .updateTable('queueEntries')
    .set({ place: 600 * 2 ** 20 })
    .where('partyId', '=', party)
    .where('number', '=', 1)
    .execute();
  await db
    .updateTable('queueEntries')
    .set({ place: 1100 * 2 ** 20 })
    .where('partyId', '=', party)
    .where('number', '=', 2)
    .execute();
  await countBlocks(db, party);
  const [ticket] = await myTickets(stage.fan(4));
  expect(ticket?.position).toBe(2);
});

test('a creator sees what happened last in their own parties, newest first', async () => {
  const { otherCreator, clock } = stage;
  const before = (await myActivity(otherCreator)).length;
  const party = await openParty(otherCreator);
  clock.pass(5);
  const ticket = await join(stage.fan(5), party);
  clock.pass(1);
  await leaveQueue(stage.fan(5), ticket);
  clock.pass(1);
  await join(stage.fan(6), party);
  const activity = await myActivity(otherCreator);
  expect(before).toBeGreaterThan(0);
  expect(activity.slice(0, 3).map(({ kind, handle, partyId }) => [kind, handle, partyId])).toEqual([
    ['JOINED', 'fan-6', party],
    ['LEFT', 'fan-5', party],
    ['JOINED', 'fan-5', party],
  ]);
  expect(activity.length).toBeLessThanOrEqual(8);
});

test('neither is anybody else’s, and both cost few statements', async () => {
  const { visitor, creator } = stage;
  await expect(myTickets(visitor).catch((error: unknown) => codeOf(error))).resolves.toBe(
    'auth.required',
  );
  await expect(myActivity(stage.fan(0)).catch((error: unknown) => codeOf(error))).resolves.toBe(
    'forbidden',
  );
  const foreign = await myActivity(creator);
  expect(foreign.every(({ partyId }) => partyId !== userIdOf(creator))).toBe(true);
  const asked = counted(creator);
  await myActivity(asked.context);
  await myTickets(asked.context);
  expect(asked.statements()).toBe(3);
});

test('a creator who has one name only is called by it, with nothing behind', async () => {
  const { otherCreator, db, visitor } = stage;
  await db
    .updateTable('users')
    .set({ lastName: '' })
    .where('id', '=', userIdOf(otherCreator))
    .execute();
  const partyID = await openParty(otherCreator);
  await join(stage.fan(7), partyID);
  expect((await myTickets(stage.fan(7)))[0]).toMatchObject({ creatorName: 'Seeded' });
  expect((await partyDetails(visitor, { partyID })).creator.name).toBe('Seeded');
});
