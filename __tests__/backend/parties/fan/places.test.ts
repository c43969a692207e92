import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { answerInvite, inviteModerator } from '@/backend/hosting/service';
import {
  callNext,
  confirmReady,
  leaveQueue,
  markMembers,
  missDeadline,
  myTickets,
  partyDetails,
  partyEdit,
  queueTicket,
  READY_DEADLINE,
  setNotice,
} from '@/backend/parties/service';
import { runDueJob } from '@/backend/platform/jobs/scheduledJobs';
import { notificationsChannel } from '@/lib/shared/parties/messages';
import { STATUS } from '@/lib/shared/parties/partyStatus';
import {
  entriesOf,
  eventsOn,
  join,
  messagesOf,
  openParty,
  openStage,
  refusalOf,
  userIdOf,
  type Stage,
} from '@/__tests__/backend/parties/stage';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage(8);
});
afterAll(() => stage.close());

const call = (partyID: string, count = 1) =>
  callNext(stage.creator, { partyID, count, requestKey: crypto.randomUUID() });

/** An open party in which so many fans wait, and what a fan's ticket says. */
async function lineOf(count: number, rules: Parameters<typeof openParty>[1] = {}) {
  const partyID = await openParty(stage.creator, rules);
  const tickets: { queueUuid: string }[] = [];
  for (let at = 0; at < count; at += 1) tickets.push(await join(stage.fan(at), partyID));
  const ticketOf = (fan: number) => tickets[fan] ?? { queueUuid: '' };
  const ticket = (fan: number) => queueTicket(stage.fan(fan), ticketOf(fan));
  const positions = async () => {
    const all = await Promise.all(tickets.map((_, fan) => ticket(fan)));
    return all.map(({ position }) => position);
  };
  return { partyID, ticketOf, ticket, positions };
}

test('Q01 joining takes the last place, leaving gives it up and lets those behind move up', async () => {
  const { partyID, ticketOf, ticket, positions } = await lineOf(4);
  expect(await positions()).toEqual([1, 2, 3, 4]);
  await leaveQueue(stage.fan(1), ticketOf(1));
  expect(await positions()).toEqual([1, null, 2, 3]);
  expect(await ticket(1)).toMatchObject({ status: STATUS.left, party: { memberCount: 3 } });
  const again = await join(stage.fan(1), partyID);
  expect(again.queueUuid).not.toBe(ticketOf(1).queueUuid);
  expect(await queueTicket(stage.fan(1), again)).toMatchObject({ position: 4, number: 5 });
  await call(partyID);
  expect(await positions()).toEqual([null, null, 1, 2]);
});

test('Q10 everybody stands in the one list their state says: waiting, up next, playing, done', async () => {
  const { partyID, ticketOf } = await lineOf(7);
  await call(partyID, 5);
  await confirmReady(stage.fan(1), ticketOf(1));
  const ids = (await entriesOf(stage.db, partyID)).map(({ id }) => id);
  const mark = (at: number, as: 'PLAYING' | 'PLAYED') =>
    markMembers(stage.creator, { partyID, entryIds: [ids[at] ?? ''], mark: as });
  await mark(3, 'PLAYING');
  await mark(4, 'PLAYED');
  await leaveQueue(stage.fan(6), ticketOf(6));
  const { waiting, current, done } = await partyEdit(stage.creator, { partyID });
  const who = (list: typeof waiting) => list.map(({ number, status }) => [number, status]);
  expect(who(waiting)).toEqual([[6, STATUS.waiting]]);
  expect(who(current)).toEqual([
    [4, STATUS.playing],
    [2, STATUS.ready],
    [1, STATUS.called],
    [3, STATUS.called],
  ]);
  expect(new Map(who(done) as [number, number][])).toEqual(
    new Map([
      [5, STATUS.played],
      [7, STATUS.left],
    ]),
  );
  // Viewers see the same people in the same order, without those who are done.
  const { partyMembers } = await partyDetails(stage.visitor, { partyID });
  expect(partyMembers.map(({ number }) => number)).toEqual([4, 2, 1, 3, 6]);
});

test('Q13 whoever closes the tab, logs out and comes back a day later has the place they had', async () => {
  const { partyID, ticket } = await lineOf(3);
  const before = await ticket(1);
  await stage.db
    .deleteFrom('sessions')
    .where('userId', '=', userIdOf(stage.fan(1)))
    .execute();
  stage.clock.pass(24 * 60);
  while (await runDueJob(stage.visitor, { [READY_DEADLINE]: missDeadline }));
  expect(await ticket(1)).toEqual(before);
  expect(before).toMatchObject({ status: STATUS.waiting, position: 2 });
  expect(await myTickets(stage.fan(1))).toContainEqual(
    expect.objectContaining({ partyId: partyID, position: 2 }),
  );
  await call(partyID, 2);
  expect((await ticket(1)).status).toBe(STATUS.called);
});

test('Q16 whoever becomes the next one is told so, once, and nobody else is', async () => {
  const { partyID, ticketOf } = await lineOf(4);
  const newsOf = async (fan: number) =>
    (await eventsOn(stage.db, notificationsChannel(userIdOf(stage.fan(fan)))))
      .map((event) => event as { type: string; entityRef: string })
      .filter(({ entityRef }) => entityRef === ticketOf(fan).queueUuid)
      .map(({ type }) => type);
  const all = () => Promise.all([0, 1, 2, 3].map(newsOf));
  await call(partyID);
  expect(await all()).toEqual([['called'], ['next'], [], []]);
  await setNotice(stage.creator, { partyID, notice: 'Running late' });
  await leaveQueue(stage.fan(1), ticketOf(1));
  await setNotice(stage.creator, { partyID, notice: null });
  expect(await all()).toEqual([['called'], ['next'], ['next'], []]);
  await leaveQueue(stage.fan(2), ticketOf(2));
  await call(partyID);
  expect(await all()).toEqual([['called'], ['next'], ['next'], ['next', 'called']]);
});

test('Q16 whoever missed a call is told anew when they are next again', async () => {
  const { partyID, ticketOf } = await lineOf(3);
  await setNotice(stage.creator, { partyID, notice: 'Here we go' });
  await call(partyID);
  const [first] = await entriesOf(stage.db, partyID);
  await markMembers(stage.creator, { partyID, entryIds: [first?.id ?? ''], mark: 'MISSED' });
  await call(partyID);
  const events = await eventsOn(stage.db, notificationsChannel(userIdOf(stage.fan(0))));
  const results = (events as { type: string; entityRef: string }[])
    .filter(({ entityRef }) => entityRef === ticketOf(0).queueUuid)
    .map(({ type }) => type);
  expect(results).toEqual(['next', 'called', 'next']);
});

test('Q17 the lobby code is read by whoever answered their call, and by hosts who run the queue', async () => {
  const { creator, visitor } = stage;
  const lobbyCode = 'ROOM-OF-TONIGHT';
  const [looker, runner] = [stage.fan(6), stage.fan(7)];
  for (const [fan, right] of [
    [looker, 'VIEW'],
    [runner, 'RUN'],
  ] as const) {
    await inviteModerator(creator, { handle: fan.actor.handle ?? '', right });
    await answerInvite(fan, { creatorId: userIdOf(creator), accept: true });
  }
  const { partyID, ticketOf, ticket } = await lineOf(3, { lobbyCode });
  const code = async (fan: number) => (await ticket(fan)).lobbyCode;
  expect(await code(0)).toBeNull();
  await call(partyID, 2);
  expect(await code(0)).toBeNull();
  await confirmReady(stage.fan(0), ticketOf(0));
  expect([await code(0), await code(1), await code(2)]).toEqual([lobbyCode, null, null]);
  // Somebody else's ticket is nobody's business, but a host's who runs the queue.
  expect(await refusalOf(queueTicket(stage.fan(2), ticketOf(0)))).toBe('forbidden');
  expect((await queueTicket(looker, ticketOf(0))).lobbyCode).toBeNull();
  expect((await queueTicket(runner, ticketOf(0))).lobbyCode).toBe(lobbyCode);
  const entryIds = (await entriesOf(stage.db, partyID)).slice(0, 1).map(({ id }) => id);
  await markMembers(creator, { partyID, entryIds, mark: 'PLAYING' });
  expect(await code(0)).toBe(lobbyCode);
  await markMembers(creator, { partyID, entryIds, mark: 'PLAYED' });
  expect(await code(0)).toBeNull();
  const open = [
    await partyDetails(visitor, { partyID }),
    await partyDetails(stage.fan(0), { partyID }),
    await partyEdit(looker, { partyID }),
    await messagesOf(stage.db, partyID),
  ];
  expect(JSON.stringify(open)).not.toContain(lobbyCode);
});
