import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { undoAction, undoLast } from '@/backend/hosting/service';
import { notificationsChannel } from '@/lib/shared/parties/messages';
import {
  banMember,
  callNext,
  changePartyState,
  confirmReady,
  givePriority,
  markMembers,
  missDeadline,
  partyEdit,
  partyRecap,
  queueTicket,
  READY_DEADLINE,
  sayThanks,
  setAway,
  setNotice,
} from '@/backend/parties/service';
import { runDueJob } from '@/backend/platform/jobs/scheduledJobs';
import { STATUS } from '@/lib/shared/parties/partyStatus';
import { standing } from './standing';
import { seedParty } from '@/__tests__/support/seed';
import {
  counted,
  endRests,
  entriesOf,
  eventsOn,
  join,
  openParty,
  openStage,
  partyRow,
  refusalOf,
  userIdOf,
  type Stage,
} from '@/__tests__/backend/parties/stage';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage(8);
});
afterAll(() => stage.close());

const requestKey = () => crypto.randomUUID();
const call = (partyID: string, count: number) =>
  callNext(stage.creator, { partyID, count, requestKey: requestKey() });
const end = (partyID: string) => changePartyState(stage.creator, { partyID, action: 'END' });
const lastAction = async (partyID: string) =>
  (await partyEdit(stage.creator, { partyID })).acts.find(({ isUndone }) => !isUndone);
const undo = async (partyID: string) =>
  undoAction(stage.creator, { toolId: partyID, actionId: (await lastAction(partyID))?.id ?? '' });
const seconds = (count: number) => stage.clock.pass(count / 60);
const told = async (index: number) =>
  (await eventsOn(stage.db, notificationsChannel(userIdOf(stage.fan(index))))).map(
    (event) => 'type' in event && event.type,
  );

/** Somebody playing, ready, called, away and waiting, and a note to everyone. */
async function lively(): Promise<string> {
  const partyID = await openParty(stage.creator, { lobbyCode: 'ROOM-1' });
  for (const index of [0, 1, 2, 3, 4]) await join(stage.fan(index), partyID);
  await call(partyID, 3);
  const [playing, ready, , away] = await entriesOf(stage.db, partyID);
  await confirmReady(stage.fan(1), { queueUuid: ready?.queueUuid ?? '' });
  await markMembers(stage.creator, { partyID, entryIds: [playing?.id ?? ''], mark: 'PLAYING' });
  await setAway(stage.fan(3), { queueUuid: away?.queueUuid ?? '', isAway: true });
  await setNotice(stage.creator, { partyID, notice: 'Back in ten' });
  return partyID;
}

test('at once everybody reads that it is over, nobody is told yet, and the host can go back', async () => {
  const partyID = await lively();
  const before = await standing(stage.db, partyID);
  const toldBefore = await told(4);
  await end(partyID);
  const entries = await entriesOf(stage.db, partyID);
  const seen = await Promise.all(entries.map((entry) => queueTicket(stage.creator, entry)));
  expect(seen.map(({ status }) => status)).toEqual([200, 430, 430, 430, 430]);
  expect(seen[0]?.party).toMatchObject({ state: 'ENDED', memberCount: 0, notice: null });
  expect(await told(4)).toEqual(toldBefore);
  expect(await lastAction(partyID)).toMatchObject({ what: 'ENDED', isFinal: false });
  seconds(40);
  expect(await undo(partyID)).toMatchObject({ count: 1 });
  expect(await standing(stage.db, partyID)).toEqual(before);
  // What was to follow follows no more.
  await endRests(stage);
  expect(await standing(stage.db, partyID)).toEqual(before);
  expect(await told(4)).toEqual(toldBefore);
});

test('it can be taken back at 59 seconds and not at 61, whether what follows has begun or not', async () => {
  for (const [after, refusal] of [
    [59, 'ok'],
    [60, 'act.final'],
    [61, 'act.final'],
  ] as const) {
    const partyID = await lively();
    await end(partyID);
    seconds(after);
    const action = await lastAction(partyID);
    expect(action).toMatchObject({ isFinal: refusal !== 'ok' });
    expect(await refusalOf(undo(partyID))).toBe(refusal);
    await endRests(stage);
    const { state } = await partyRow(stage.db, partyID);
    expect(state).toBe(refusal === 'ok' ? 'OPEN' : 'ENDED');
    if (refusal !== 'ok') {
      const statuses = (await entriesOf(stage.db, partyID)).map(({ status }) => status);
      expect(statuses).toEqual([200, 430, 430, 430, 430]);
      expect((await told(4)).at(-1)).toBe('party_closed');
    }
  }
});

test('on a clock that runs on meanwhile, everybody is still told a minute later', async () => {
  const partyID = await lively();
  let ms = stage.creator.now().getTime();
  const running = { ...stage.creator, now: () => new Date((ms += 1)) };
  await changePartyState(running, { partyID, action: 'END' });
  seconds(5);
  await endRests(stage);
  const statuses = (await entriesOf(stage.db, partyID)).map(({ status }) => status);
  expect(statuses).toEqual([200, 430, 430, 430, 430]);
  expect((await told(4)).at(-1)).toBe('party_closed');
});

test('a second end has a minute of its own, and the first one does nothing more', async () => {
  const partyID = await lively();
  await end(partyID);
  seconds(30);
  await undo(partyID);
  seconds(10);
  await end(partyID);
  seconds(25);
  // The job of the first end is due, the second end is 25 seconds old.
  await runDueJob(stage.visitor, {
    [READY_DEADLINE]: () => Promise.resolve(),
    'parties.ended': (await import('@/backend/parties/service')).endRest,
  });
  expect((await entriesOf(stage.db, partyID)).map(({ status }) => status)).toContain(
    STATUS.waiting,
  );
  expect(await undo(partyID)).toMatchObject({ count: 1 });
  expect(await partyRow(stage.db, partyID)).toMatchObject({ state: 'OPEN', memberCount: 1 });
});

test('whoever was called when it ended has all their time to answer when it goes on', async () => {
  const partyID = await openParty(stage.creator, { readySeconds: 20 });
  for (const index of [0, 1]) await join(stage.fan(index), partyID);
  await call(partyID, 1);
  seconds(15);
  await end(partyID);
  seconds(40);
  const handlers = { [READY_DEADLINE]: missDeadline, 'parties.ended': () => Promise.resolve() };
  while (await runDueJob(stage.visitor, handlers));
  await undo(partyID);
  const due = async () => (await entriesOf(stage.db, partyID))[0];
  const readyBy = new Date(stage.clock.ms + 20_000);
  expect(await due()).toMatchObject({ status: STATUS.called, misses: 0, readyBy });
  seconds(21);
  while (await runDueJob(stage.visitor, handlers));
  expect(await due()).toMatchObject({ status: STATUS.waiting, misses: 1 });
});

test('passes: a spent one is spent again; one given meanwhile is taken back first, then the end', async () => {
  const first = await openParty(stage.creator);
  await join(stage.fan(5), first);
  await end(first);
  const [unplayed] = await entriesOf(stage.db, first);
  await givePriority(stage.creator, { partyID: first, entryIds: [unplayed?.id ?? ''] });
  await endRests(stage);
  const partyID = await openParty(stage.creator);
  for (const index of [5, 6]) await join(stage.fan(index), partyID);
  const passes = () =>
    stage.db
      .selectFrom('queuePasses')
      .select(['userId', 'usedEntryId', 'wasGivenBack'])
      .where('userId', 'in', [userIdOf(stage.fan(5)), userIdOf(stage.fan(6))])
      .execute();
  const before = await passes();
  expect(before.map(({ usedEntryId }) => usedEntryId !== null)).toEqual([true]);
  await end(partyID);
  const endId = (await lastAction(partyID))?.id ?? '';
  const entryIds = (await entriesOf(stage.db, partyID)).map(({ id }) => id);
  expect(await givePriority(stage.creator, { partyID, entryIds })).toEqual({ count: 2 });
  const undoEnd = () => undoAction(stage.creator, { toolId: partyID, actionId: endId });
  expect(await refusalOf(undoEnd())).toBe('act.not_last');
  expect(await undo(partyID)).toMatchObject({ count: 2 });
  expect(await undoEnd()).toMatchObject({ count: 1 });
  expect(await passes()).toEqual(before);
  // Without an undo the spent one comes back when the minute is over.
  await end(partyID);
  await endRests(stage);
  expect((await passes()).map(({ usedEntryId }) => usedEntryId)).toEqual([null]);
});

test('whoever is banned after the end stays out when it goes on, and the ban does not bar the way', async () => {
  const partyID = await lively();
  await end(partyID);
  const banned = (await entriesOf(stage.db, partyID))[4];
  await banMember(stage.creator, { partyID, entryId: banned?.id ?? '' });
  expect(await undoLast(stage.creator, partyID)).toEqual({ count: 1 });
  const party = await partyRow(stage.db, partyID);
  expect(party).toMatchObject({ state: 'OPEN', memberCount: 0 });
  expect((await entriesOf(stage.db, partyID))[4]).toMatchObject({ status: STATUS.blocked });
  // Open again, the ban is the last action.
  expect(await undoLast(stage.creator, partyID)).toEqual({ count: 1 });
  expect((await entriesOf(stage.db, partyID))[4]).toMatchObject({ status: STATUS.waiting });
});

test('thanks are taken along with the end they followed, and were sent to nobody', async () => {
  const partyID = await lively();
  await end(partyID);
  await sayThanks(stage.creator, { partyID, message: 'You were great', requestKey: requestKey() });
  await undo(partyID);
  await endRests(stage);
  expect(await told(0)).not.toContain('thanks');
  expect(await partyRow(stage.db, partyID)).toMatchObject({ thanks: null, thankedAt: null });
});

test('20,000 in line: an end and its undo take as few statements as with five', async () => {
  const partyID = await seedParty(stage.db, userIdOf(stage.creator), 20_000);
  const { context, statements } = counted(stage.creator);
  await changePartyState(context, { partyID, action: 'END' });
  // One of them frees the time that was planned.
  expect(statements()).toBe(9);
  const recap = await partyRecap(stage.creator, { partyID, kind: 'WAITED' });
  expect(recap).toMatchObject({ waited: 20_000, played: 0 });
  expect(recap.items).toHaveLength(50);
  const undoing = counted(stage.creator);
  const actionId = (await lastAction(partyID))?.id ?? '';
  await undoAction(undoing.context, { toolId: partyID, actionId });
  expect(undoing.statements()).toBeLessThanOrEqual(13);
  expect(await partyRow(stage.db, partyID)).toMatchObject({ state: 'OPEN', memberCount: 20_000 });
}, 120_000);
