import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { undoAction } from '@/backend/hosting/service';
import {
  bringBack,
  callMembers,
  callNext,
  changePartyState,
  hostMembersPage,
  joinQueue,
  leaveQueue,
  markMembers,
  moveMember,
  noteMember,
  partyEdit,
  queueTicket,
  setAway,
  setNotice,
} from '@/backend/parties/service';
import { LANE } from '@/lib/shared/parties/lanes';
import { STATUS } from '@/lib/shared/parties/partyStatus';
import {
  refusalOf,
  entriesOf,
  join,
  openParty,
  openStage,
  partyRow,
  type Stage,
} from '@/__tests__/backend/parties/stage';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage(6);
});
afterAll(() => stage.close());

const requestKey = () => crypto.randomUUID();

/** An open party in which so many fans wait. */
async function lineOf(count: number, rules: Parameters<typeof openParty>[1] = {}) {
  const partyID = await openParty(stage.creator, rules);
  const tickets: { queueUuid: string }[] = [];
  for (let at = 0; at < count; at += 1) tickets.push(await join(stage.fan(at), partyID));
  const ids = (await entriesOf(stage.db, partyID)).map(({ id }) => id);
  const id = (at: number) => ids[at] ?? '';
  const ticket = (at: number) =>
    queueTicket(stage.fan(at), { queueUuid: tickets[at]?.queueUuid ?? '' });
  const line = async () =>
    (await hostMembersPage(stage.creator, { partyID })).items.map(({ number }) => number);
  return { partyID, id, ticket, line };
}

/** Takes back the last act of a party. */
async function undo(partyID: string) {
  const { acts } = await partyEdit(stage.creator, { partyID });
  const last = acts.find(({ isUndone }) => !isUndone);
  return undoAction(stage.creator, { toolId: partyID, actionId: last?.id ?? '' });
}

test('Q05 a host calls the next ones, one of their choice, and somebody at random', async () => {
  const { partyID, id, ticket } = await lineOf(5);
  const { creator } = stage;
  await callMembers(creator, { partyID, entryIds: [id(3)], requestKey: requestKey() });
  expect((await ticket(3)).receipt).toMatchObject({ by: 'HAND', outOf: 5 });
  await callNext(creator, { partyID, count: 2, requestKey: requestKey() });
  expect((await ticket(1)).receipt).toEqual({
    by: 'LANES',
    lane: LANE.ordinary,
    turn: 4,
    outOf: 3,
  });
  const random = { partyID, count: 2, order: 'RANDOM' as const, requestKey: requestKey() };
  expect(await callNext(creator, random)).toEqual({ count: 2 });
  expect((await entriesOf(stage.db, partyID)).map(({ status }) => status)).toEqual(
    Array(5).fill(STATUS.called),
  );
});

test('least played first, longest wait first', async () => {
  const { creator } = stage;
  const first = await lineOf(1);
  await callNext(creator, { partyID: first.partyID, count: 1, requestKey: requestKey() });
  await markMembers(creator, { partyID: first.partyID, entryIds: [first.id(0)], mark: 'PLAYED' });
  const { partyID, ticket } = await lineOf(3, { orderPolicy: 'LEAST_PLAYED' });
  expect(await ticket(0)).toMatchObject({ position: null, noLaterThan: null });
  await callNext(creator, { partyID, count: 1, requestKey: requestKey() });
  expect((await ticket(1)).status).toBe(STATUS.called);
  const order = 'LONGEST_WAIT';
  await callNext(creator, { partyID, count: 1, order, requestKey: requestKey() });
  expect((await ticket(0)).receipt?.by).toBe('LONGEST_WAIT');
});

test('Q09 a host moves somebody, and who stands behind by it reads so with the reason', async () => {
  const { partyID, id, ticket, line } = await lineOf(4);
  const { creator } = stage;
  await moveMember(creator, { partyID, entryId: id(3), beforeId: id(1), reason: 'has to leave' });
  expect(await line()).toEqual([1, 4, 2, 3]);
  expect((await ticket(1)).movedBehind).toMatchObject({ reason: 'has to leave' });
  expect((await ticket(2)).position).toBe(4);
  expect((await ticket(0)).movedBehind).toBeNull();
  expect((await ticket(3)).movedBehind).toBeNull();
  await moveMember(creator, { partyID, entryId: id(0), beforeId: null });
  expect(await line()).toEqual([4, 2, 3, 1]);
  expect((await ticket(0)).movedBehind).toMatchObject({ reason: null });
  await undo(partyID);
  expect(await line()).toEqual([1, 4, 2, 3]);
  await undo(partyID);
  expect(await line()).toEqual([1, 2, 3, 4]);
  expect((await ticket(1)).movedBehind).toBeNull();
});

test('between two neighbours there is always room for one more', async () => {
  const { partyID, id, line } = await lineOf(4);
  for (let time = 0; time < 60; time += 1) {
    const entryId = id(2 + (time % 2));
    await moveMember(stage.creator, { partyID, entryId, beforeId: id(1) });
  }
  expect(await line()).toEqual([1, 3, 4, 2]);
  const last = await join(stage.fan(5), partyID);
  expect((await queueTicket(stage.fan(5), last)).position).toBe(5);
});

test('Q12 a skipped or removed fan is brought back; who left by themselves is not', async () => {
  const { creator, clock } = stage;
  const since = clock.now().toISOString();
  const { partyID, id, ticket } = await lineOf(4);
  const back = (at: number) => bringBack(creator, { partyID, entryIds: [id(at)] });
  for (const [at, mark] of [
    [0, 'SKIPPED'],
    [1, 'REMOVED'],
  ] as const) {
    await markMembers(creator, { partyID, entryIds: [id(at)], mark });
    clock.pass(20);
    await back(at);
    expect(await ticket(at)).toMatchObject({ status: STATUS.waiting, lane: LANE.returned });
  }
  // One who came back to every two of the ordinary lane, and with the wait they had.
  expect([(await ticket(0)).position, (await ticket(1)).position]).toEqual([1, 4]);
  const { waiting } = await partyEdit(creator, { partyID });
  expect(waiting.map(({ waitingSince }) => waitingSince)).toEqual(Array(4).fill(since));
  expect(await partyRow(stage.db, partyID)).toMatchObject({ memberCount: 4 });
  await leaveQueue(stage.fan(2), await ticket(2));
  for (const at of [2, 3]) expect(await refusalOf(back(at))).toBe('party.wrong_state');
});

test('be right back: the place is kept, nobody calls, and nobody falls behind', async () => {
  const { partyID, ticket } = await lineOf(3);
  const { queueUuid } = await ticket(0);
  const before = (await ticket(1)).noLaterThan ?? 0;
  await setAway(stage.fan(0), { queueUuid, isAway: true });
  expect((await ticket(1)).position).toBe(1);
  await callNext(stage.creator, { partyID, count: 1, requestKey: requestKey() });
  expect((await ticket(1)).status).toBe(STATUS.called);
  await setAway(stage.fan(0), { queueUuid, isAway: false });
  expect(await ticket(0)).toMatchObject({ position: 1, status: STATUS.waiting });
  expect((await ticket(2)).noLaterThan).toBeLessThanOrEqual(before + 2);
});

test('a group is called together, and never split', async () => {
  const partyID = await openParty(stage.creator, { groupMax: 4, seatsPerRound: 4 });
  await joinQueue(stage.fan(0), { partyID, fields: [], seats: 2 });
  await joinQueue(stage.fan(1), { partyID, fields: [], seats: 3 });
  await joinQueue(stage.fan(2), { partyID, fields: [], seats: 1 });
  expect(await refusalOf(joinQueue(stage.fan(3), { partyID, fields: [], seats: 5 }))).toBe(
    'party.group_too_large',
  );
  const next = () => callNext(stage.creator, { partyID, count: 4, requestKey: requestKey() });
  expect(await next()).toEqual({ count: 1 });
  expect(await next()).toEqual({ count: 2 });
});

test('Q14 once per party, or again after a rest', async () => {
  const { creator } = stage;
  for (const [rejoin, code] of [
    ['ONCE', 'party.once_only'],
    ['COOLDOWN', 'party.cooldown'],
  ] as const) {
    const { partyID, id } = await lineOf(1, { rejoin, cooldownMinutes: 10 });
    await callNext(creator, { partyID, count: 1, requestKey: requestKey() });
    await markMembers(creator, { partyID, entryIds: [id(0)], mark: 'PLAYED' });
    expect(await refusalOf(join(stage.fan(0), partyID))).toBe(code);
    stage.clock.pass(11);
    const later = await refusalOf(join(stage.fan(0), partyID));
    expect(later).toBe(rejoin === 'ONCE' ? code : 'ok');
  }
});

test('the last twenty acts are taken back one by one, each to what was before', async () => {
  const { partyID, id, ticket, line } = await lineOf(3);
  const { creator } = stage;
  await setNotice(creator, { partyID, notice: 'Running late' });
  await noteMember(creator, { partyID, entryId: id(2), note: 'plays support' });
  await changePartyState(creator, { partyID, action: 'PAUSE' });
  await callNext(creator, { partyID, count: 1, requestKey: requestKey() });
  await markMembers(creator, { partyID, entryIds: [id(0)], mark: 'PLAYING' });
  await markMembers(creator, { partyID, entryIds: [id(0)], mark: 'PLAYED' });
  await markMembers(creator, { partyID, entryIds: [id(1)], mark: 'REMOVED', reason: 'oops' });

  await undo(partyID);
  expect(await ticket(1)).toMatchObject({
    status: STATUS.waiting,
    position: 1,
    endReason: null,
    movedBehind: { by: 'BACK' },
  });
  await undo(partyID);
  expect((await ticket(0)).status).toBe(STATUS.playing);
  expect(await partyRow(stage.db, partyID)).toMatchObject({ playedCount: 0, memberCount: 2 });
  await undo(partyID);
  expect(await ticket(0)).toMatchObject({ status: STATUS.called });
  expect((await ticket(0)).readyBy).not.toBeNull();
  await undo(partyID);
  expect(await ticket(0)).toMatchObject({ status: STATUS.waiting, movedBehind: { by: 'BACK' } });
  // Nobody is put behind what they were told meanwhile: the second is next, the third the latest second.
  expect(await line()).toEqual([2, 3, 1]);
  await undo(partyID);
  await undo(partyID);
  await undo(partyID);
  expect(await partyRow(stage.db, partyID)).toMatchObject({ state: 'OPEN', notice: null });
  const { acts, waiting } = await partyEdit(creator, { partyID });
  expect(waiting.map(({ note }) => note)).toEqual([null, null, null]);
  const isOpening = ({ kind, what }: { kind: string; what: string | null }) =>
    kind === 'STATE' && what === 'OPEN';
  expect(acts.filter(({ isUndone }) => !isUndone).every(isOpening)).toBe(true);
});

test('an undo names the act it saw; what others have moved on is left alone', async () => {
  const { partyID, id } = await lineOf(2);
  const { creator } = stage;
  await callNext(creator, { partyID, count: 1, requestKey: requestKey() });
  const [seen] = (await partyEdit(creator, { partyID })).acts;
  await noteMember(creator, { partyID, entryId: id(1), note: 'x' });
  expect(await refusalOf(undoAction(creator, { toolId: partyID, actionId: seen?.id ?? '' }))).toBe(
    'act.not_last',
  );
  await undo(partyID);
  await stage.db.updateTable('queueEntries').set({ status: 400 }).where('id', '=', id(0)).execute();
  expect(await undoAction(creator, { toolId: partyID, actionId: seen?.id ?? '' })).toMatchObject({
    count: 0,
  });
});
