import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  callNext,
  confirmReady,
  hostMembersPage,
  missDeadline,
  queueTicket,
  READY_DEADLINE,
} from '@/backend/parties/service';
import { runDueJob } from '@/backend/platform/jobs/scheduledJobs';
import { LANE } from '@/lib/shared/parties/lanes';
import { notificationsChannel } from '@/lib/shared/parties/messages';
import { STATUS } from '@/lib/shared/parties/partyStatus';
import {
  refusalOf,
  eventsOn,
  join,
  openParty,
  openStage,
  partyRow,
  userIdOf,
  type Stage,
} from '@/__tests__/backend/parties/stage';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** Does all that is due by now; returns how much it was. */
async function passTime(minutes: number): Promise<number> {
  stage.clock.pass(minutes);
  let met = 0;
  while (await runDueJob(stage.creator, { [READY_DEADLINE]: missDeadline })) met += 1;
  return met;
}

const call = (partyID: string, count = 1) =>
  callNext(stage.creator, { partyID, count, requestKey: crypto.randomUUID() });
const ticketOf = async (fan: number, { queueUuid }: { queueUuid: string }) =>
  queueTicket(stage.fan(fan), { queueUuid });

test('Q11 a called fan has a minute to answer, and only then the lobby code', async () => {
  const partyID = await openParty(stage.creator, { lobbyCode: 'ROOM-7' });
  const first = await join(stage.fan(0), partyID);
  await call(partyID);
  const called = await ticketOf(0, first);
  expect(called).toMatchObject({ status: STATUS.called, lobbyCode: null });
  expect(Date.parse(called.readyBy ?? '') - stage.clock.ms).toBe(60_000);
  await confirmReady(stage.fan(0), first);
  expect(await ticketOf(0, first)).toMatchObject({ lobbyCode: 'ROOM-7', readyBy: null });
  // Whoever has answered is let be when the time is over.
  expect(await passTime(2)).toBe(1);
  expect(await ticketOf(0, first)).toMatchObject({ status: STATUS.ready, misses: 0 });
});

test('Q11 a host says how long an answer may take', async () => {
  const partyID = await openParty(stage.creator, { readySeconds: 10 });
  const first = await join(stage.fan(5), partyID);
  await call(partyID);
  const { readyBy } = await ticketOf(5, first);
  expect(Date.parse(readyBy ?? '') - stage.clock.ms).toBe(10_000);
  expect(await passTime(9 / 60)).toBe(0);
  expect(await passTime(2 / 60)).toBe(1);
  expect(await ticketOf(5, first)).toMatchObject({ status: STATUS.waiting, misses: 1 });
});

test('Q12 who misses once comes back with the wait they had, who misses twice is out', async () => {
  const partyID = await openParty(stage.creator);
  const joinedAt = stage.clock.now().toISOString();
  const first = await join(stage.fan(0), partyID);
  stage.clock.pass(30);
  await join(stage.fan(1), partyID);
  await call(partyID);
  await passTime(1.1);
  expect(await ticketOf(0, first)).toMatchObject({
    status: STATUS.waiting,
    lane: LANE.returned,
    misses: 1,
    position: 2,
  });
  const { items } = await hostMembersPage(stage.creator, { partyID });
  expect(items.find(({ number }) => number === 1)).toMatchObject({ waitingSince: joinedAt });
  expect(await partyRow(stage.db, partyID)).toMatchObject({ memberCount: 2 });

  await call(partyID, 2);
  await passTime(1.1);
  expect(await ticketOf(0, first)).toMatchObject({ status: STATUS.missed, misses: 2 });
  const events = await eventsOn(stage.db, notificationsChannel(userIdOf(stage.fan(0))));
  const aboutThis = events.filter(
    (event) => 'entityRef' in event && event.entityRef === first.queueUuid,
  );
  expect(aboutThis.map((event) => (event as { type: string }).type)).toEqual([
    'called',
    'called',
    'removed',
  ]);
  expect(await refusalOf(join(stage.fan(0), partyID))).toBe('party.missed_out');
});

test('Q20 a deadline is met once, also by whoever runs after a restart', async () => {
  const partyID = await openParty(stage.creator);
  const first = await join(stage.fan(2), partyID);
  await call(partyID);
  stage.clock.pass(1.1);
  const met = await Promise.all(
    Array.from({ length: 4 }, () => runDueJob(stage.creator, { [READY_DEADLINE]: missDeadline })),
  );
  expect(met.filter(Boolean)).toHaveLength(1);
  expect(await ticketOf(2, first)).toMatchObject({ misses: 1, status: STATUS.waiting });
  expect(await passTime(5)).toBe(0);
});

test('a deadline whose work fails leaves no trace and comes again', async () => {
  const partyID = await openParty(stage.creator);
  const first = await join(stage.fan(3), partyID);
  await call(partyID);
  stage.clock.pass(1.1);
  const fails = async (...given: Parameters<typeof missDeadline>) => {
    await missDeadline(...given);
    throw new Error('the light went out');
  };
  await expect(runDueJob(stage.creator, { [READY_DEADLINE]: fails })).rejects.toThrow('light');
  expect(await ticketOf(3, first)).toMatchObject({ status: STATUS.called, misses: 0 });
  expect(await passTime(0.1)).toBe(0);
  expect(await passTime(0.5)).toBe(1);
  expect(await ticketOf(3, first)).toMatchObject({ status: STATUS.waiting, misses: 1 });
});
