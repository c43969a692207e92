import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { undoAction } from '@/backend/hosting/service';
import {
  callNext,
  changePartyState,
  CLEAR_REST,
  clearQueue,
  clearRest,
  confirmReady,
  givePriority,
  partyEdit,
  queueTicket,
  setAway,
} from '@/backend/parties/service';
import { runDueJob } from '@/backend/platform/jobs/scheduledJobs';
import { LANE } from '@/lib/shared/parties/lanes';
import { STATUS } from '@/lib/shared/parties/partyStatus';
import { seedParty } from '@/__tests__/support/seed';
import {
  blocksOf,
  draft,
  entriesOf,
  join,
  messagesOf,
  openParty,
  openStage,
  partyRow,
  refusalOf,
  userIdOf,
  type Stage,
  endRests,
} from '@/__tests__/backend/parties/stage';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage(7);
});
afterAll(() => stage.close());

const call = (partyID: string, count: number) =>
  callNext(stage.creator, { partyID, count, requestKey: crypto.randomUUID() });
const clear = (partyID: string) => clearQueue(stage.creator, { partyID });
const statuses = async (partyID: string) =>
  (await entriesOf(stage.db, partyID)).map(({ status }) => status);
const clearRests = async () => {
  while (await runDueJob(stage.visitor, { [CLEAR_REST]: clearRest }));
};

async function undo(partyID: string) {
  const { acts } = await partyEdit(stage.creator, { partyID });
  const last = acts.find(({ isUndone }) => !isUndone);
  return undoAction(stage.creator, { toolId: partyID, actionId: last?.id ?? '' });
}

test('Q02 clearing takes everybody off who waits or is away; who is up plays on, the queue stays open', async () => {
  const { creator, db } = stage;
  const partyID = await openParty(creator);
  const tickets = [];
  for (const index of [0, 1, 2, 3]) tickets.push(await join(stage.fan(index), partyID));
  await call(partyID, 2);
  await confirmReady(stage.fan(0), tickets[0] ?? { queueUuid: '' });
  await setAway(stage.fan(3), { queueUuid: tickets[3]?.queueUuid ?? '', isAway: true });
  expect(await clear(partyID)).toEqual({ count: 2 });
  const { ready, called, removed } = STATUS;
  expect(await statuses(partyID)).toEqual([ready, called, removed, removed]);
  expect(await partyRow(db, partyID)).toMatchObject({ state: 'OPEN', memberCount: 0 });
  expect(await blocksOf(db, partyID)).toEqual([]);
  expect(await refusalOf(clear(partyID))).toBe('party.nobody_waiting');
  // Nobody is kept out by it, and the first one now is the first in line.
  const again = await join(stage.fan(2), partyID);
  expect(await queueTicket(stage.fan(2), again)).toMatchObject({ position: 1 });
});

test('Q02 a cleared line is one act in the log, and comes back by one undo', async () => {
  const { creator, db } = stage;
  const partyID = await openParty(creator);
  for (const index of [0, 1, 2]) await join(stage.fan(index), partyID);
  await clear(partyID);
  const [act] = (await partyEdit(creator, { partyID })).acts;
  expect(act).toMatchObject({ kind: 'MARK', what: 'REMOVED', count: 3 });
  expect(await undo(partyID)).toMatchObject({ count: 3 });
  const { waiting } = await partyEdit(creator, { partyID });
  expect(waiting.map(({ number, lane }) => [number, lane])).toEqual(
    [1, 2, 3].map((number) => [number, LANE.ordinary]),
  );
  expect(await partyRow(db, partyID)).toMatchObject({ memberCount: 3 });
});

test.each(['DRAFT', 'ENDED'])('Q02 nothing is cleared while %s', async (state) => {
  const { creator } = stage;
  const partyID = state === 'DRAFT' ? await draft(creator) : await openParty(creator);
  if (state === 'ENDED') await changePartyState(creator, { partyID, action: 'END' });
  expect(await refusalOf(clear(partyID))).toBe('party.wrong_state');
});

test('a pass spent on a cleared place is there again', async () => {
  const { creator } = stage;
  const first = await openParty(creator);
  await join(stage.fan(5), first);
  await changePartyState(creator, { partyID: first, action: 'END' });
  const entryIds = (await entriesOf(stage.db, first)).map(({ id }) => id);
  await givePriority(creator, { partyID: first, entryIds });
  const second = await openParty(creator);
  const lane = async () => (await queueTicket(stage.fan(5), await join(stage.fan(5), second))).lane;
  expect(await lane()).toBe(LANE.priority);
  await clear(second);
  expect(await lane()).toBe(LANE.priority);
});

test('of a long line the first go at once, the others soon, and who joins meanwhile stays', async () => {
  const { creator, db } = stage;
  const partyID = await seedParty(db, userIdOf(creator), 1_200);
  expect(await clear(partyID)).toEqual({ count: 500 });
  expect(await partyRow(db, partyID)).toMatchObject({ memberCount: 700 });
  const late = await join(stage.fan(6), partyID);
  await clearRests();
  expect(await partyRow(db, partyID)).toMatchObject({ memberCount: 1 });
  expect(await queueTicket(stage.fan(6), late)).toMatchObject({ position: 1, number: 1_201 });
  const { acts } = await partyEdit(creator, { partyID });
  expect(acts.map(({ count }) => count)).toEqual([200, 500, 500]);
  expect(acts.every(({ actorHandle }) => actorHandle === creator.actor.handle)).toBe(true);
  const { rows } = await sql`select count(*)::int as told, count(distinct channel)::int as people
    from outbox where channel like 'notifications-%' and message::text like ${`%${partyID}%`}
    and message::text like '%removed%'`.execute(db);
  expect(rows).toEqual([{ told: 1_200, people: 1_200 }]);
  const seqs = (await messagesOf(db, partyID)).map(({ seq }) => seq);
  expect(seqs).toEqual(seqs.map((_, index) => index + 1));
}, 60_000);

test('a party that ends meanwhile is cleared no further, and nobody is told twice', async () => {
  const { creator, db } = stage;
  const partyID = await seedParty(db, userIdOf(creator), 600);
  await clear(partyID);
  await changePartyState(creator, { partyID, action: 'END' });
  await clearRests();
  await endRests(stage);
  const found = await statuses(partyID);
  expect(found.filter((status) => status === STATUS.removed)).toHaveLength(500);
  expect(found.filter((status) => status === STATUS.endedUnplayed)).toHaveLength(100);
}, 60_000);
