import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  answerLater,
  callNext,
  changePartyState,
  confirmReady,
  markMembers,
  queueTicket,
  setAway,
} from '@/backend/parties/service';
import { myTurns } from '@/backend/turns/service';
import { LANE } from '@/lib/shared/parties/lanes';
import { STATUS } from '@/lib/shared/parties/partyStatus';
import {
  blocksOf,
  counted,
  entriesOf,
  join,
  openParty,
  openStage,
  refusalOf,
  type Stage,
} from '@/__tests__/backend/parties/stage';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage(8);
});
afterAll(() => stage.close());

const requestKey = () => crypto.randomUUID();
const callOne = (partyID: string) =>
  callNext(stage.creator, { partyID, count: 1, requestKey: requestKey() });
const statesOf = async (index: number) =>
  (await myTurns(stage.fan(index))).map(({ toolId, state }) => [toolId, state]);

/** An open party in which so many fans wait. */
async function line(count: number, first = 0) {
  const partyID = await openParty(stage.creator);
  const tickets: string[] = [];
  for (let at = first; at < first + count; at += 1) {
    tickets.push((await join(stage.fan(at), partyID)).queueUuid);
  }
  return { partyID, tickets };
}

test('a turn comes closer: next, called with its deadline, ready, and gone when it is played', async () => {
  const { partyID, tickets } = await line(2);
  const [queueUuid = ''] = tickets;
  expect(await statesOf(0)).toEqual([[partyID, 'NEXT']]);
  expect(await statesOf(1)).toEqual([]);
  await callOne(partyID);
  const now = stage.clock.ms;
  expect(await myTurns(stage.fan(0))).toEqual([
    {
      id: queueUuid,
      kind: 'PARTY',
      toolId: partyID,
      title: 'Friday rounds',
      subject: 'Chess',
      host: 'Seeded User',
      photo: '/default-user.png',
      path: `/party/${partyID}/queue/${queueUuid}`,
      state: 'CALLED',
      hasCode: false,
      since: new Date(now).toISOString(),
      until: new Date(now + 60_000).toISOString(),
    },
  ]);
  expect(await statesOf(1)).toEqual([[partyID, 'NEXT']]);
  await confirmReady(stage.fan(0), { queueUuid });
  expect(await statesOf(0)).toEqual([[partyID, 'READY']]);
  const [entry] = await entriesOf(stage.db, partyID);
  await markMembers(stage.creator, { partyID, entryIds: [entry?.id ?? ''], mark: 'PLAYING' });
  expect(await statesOf(0)).toEqual([]);
});

test('the most urgent comes first; a pause hides who is next, and an end everything', async () => {
  const near = await line(1, 2);
  const called = await line(1, 2);
  await callOne(called.partyID);
  expect(await statesOf(2)).toEqual([
    [called.partyID, 'CALLED'],
    [near.partyID, 'NEXT'],
  ]);
  await changePartyState(stage.creator, { partyID: near.partyID, action: 'PAUSE' });
  expect(await statesOf(2)).toEqual([[called.partyID, 'CALLED']]);
  await changePartyState(stage.creator, { partyID: called.partyID, action: 'END' });
  expect(await statesOf(2)).toEqual([]);
});

test('it is asked in one statement for each kind of tool, and a visitor is refused', async () => {
  const { context, statements } = counted(stage.fan(3));
  await myTurns(context);
  expect(statements()).toBe(2);
  expect(await refusalOf(myTurns(stage.visitor))).toBe('auth.required');
});

test('"not now": nothing is missed, nobody calls until one is back, and the ticket says why', async () => {
  const { partyID, tickets } = await line(3, 4);
  const [mine = ''] = tickets;
  const me = stage.fan(4);
  await callOne(partyID);
  const before = await queueTicket(stage.fan(6), { queueUuid: tickets[2] ?? '' });
  expect(await answerLater(me, { queueUuid: mine })).toEqual({
    queueUuid: mine,
    status: STATUS.away,
  });
  expect(await statesOf(4)).toEqual([]);
  expect(await queueTicket(me, { queueUuid: mine })).toMatchObject({
    status: STATUS.away,
    lane: LANE.returned,
    misses: 0,
    readyBy: null,
    awaySince: stage.clock.now().toISOString(),
    // One more of the ordinary lane comes before the returned lane's turn.
    position: 2,
  });
  // Nobody else's promise rose.
  const after = await queueTicket(stage.fan(6), { queueUuid: tickets[2] ?? '' });
  expect(after.noLaterThan).toBeLessThanOrEqual(before.noLaterThan ?? 0);
  await callOne(partyID);
  expect(await statesOf(5)).toEqual([[partyID, 'CALLED']]);
  await setAway(me, { queueUuid: mine, isAway: false });
  expect(await queueTicket(me, { queueUuid: mine })).toMatchObject({
    status: STATUS.waiting,
    movedBehind: { by: 'LATER', reason: null },
  });
  const people = (await blocksOf(stage.db, partyID)).map(({ lane, waiting, away }) => [
    lane,
    waiting,
    away,
  ]);
  expect(people).toEqual([
    [LANE.returned, 1, 0],
    [LANE.ordinary, 1, 0],
  ]);
});

test('"not now" answers a call alone, and nobody answers for another', async () => {
  const { partyID, tickets } = await line(1, 7);
  const ticket = { queueUuid: tickets[0] ?? '' };
  expect(await refusalOf(answerLater(stage.fan(7), ticket))).toBe('ticket.wrong_state');
  await callOne(partyID);
  expect(await refusalOf(answerLater(stage.fan(0), ticket))).toBe('forbidden');
  await confirmReady(stage.fan(7), ticket);
  expect(await refusalOf(answerLater(stage.fan(7), ticket))).toBe('ticket.wrong_state');
});
