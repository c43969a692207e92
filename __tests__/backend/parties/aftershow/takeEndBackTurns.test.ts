import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { changePartyState, markMembers, queueTicket } from '@/backend/parties/service';
import { openStage, partyRow, type Stage } from '@/__tests__/backend/parties/stage';
import { lineOf } from '@/__tests__/backend/parties/order/line';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage(8);
});
afterAll(() => stage.close());

const seconds = (count: number) => stage.clock.pass(count / 60);
const end = (partyID: string) => changePartyState(stage.creator, { partyID, action: 'END' });
const freshOf = async (partyID: string) => {
  const { freshTurn, freshSince, turn, calls } = await partyRow(stage.db, partyID);
  return { freshTurn, freshSince, turn, calls };
};

test('a call that was fresh when it ended is as fresh as its age when it goes on', async () => {
  const { partyID, call, undo, says, places } = await lineOf(stage, 6);
  const told = await Promise.all([0, 1, 2, 3, 4, 5].map((at) => says(at)));
  await call(3);
  const fresh = await freshOf(partyID);
  expect(fresh.freshSince).toEqual(stage.clock.now());
  seconds(10);
  await end(partyID);
  expect(await freshOf(partyID)).toEqual(fresh);
  seconds(40);
  await undo();
  expect(await freshOf(partyID)).toEqual(fresh);
  // Still within the minute of the call: it comes back as if it had never been made.
  expect(await undo()).toEqual({ count: 3, elsewhere: [], gone: [] });
  expect(await places()).toEqual([1, 2, 3, 4, 5, 6]);
  const after = await Promise.all([0, 1, 2, 3, 4, 5].map((at) => says(at)));
  expect(after.map(({ noLaterThan }) => noLaterThan)).toEqual(
    told.map(({ noLaterThan }) => noLaterThan),
  );
});

test('a call whose minute passed meanwhile breaks nobody’s promise when it is undone', async () => {
  const { partyID, call, undo, says } = await lineOf(stage, 6);
  await call(2);
  seconds(30);
  await end(partyID);
  seconds(50);
  await undo();
  const told = await Promise.all([2, 3, 4, 5].map((at) => says(at)));
  expect(await undo()).toMatchObject({ count: 2, gone: [] });
  const after = await Promise.all([2, 3, 4, 5].map((at) => says(at)));
  for (const [nth, { noLaterThan }] of after.entries()) {
    expect(noLaterThan).toBeLessThanOrEqual(told[nth]?.noLaterThan ?? 0);
  }
});

test('whoever played plays on, and their turn began when it began', async () => {
  const { partyID, call, undo, id, ticketOf } = await lineOf(stage, 2, { turnMinutes: 8 });
  await call(1);
  await markMembers(stage.creator, { partyID, entryIds: [id(0)], mark: 'PLAYING' });
  const before = await queueTicket(stage.fan(0), ticketOf(0));
  expect(before).toMatchObject({
    startedAt: stage.clock.now().toISOString(),
    party: { turnMinutes: 8 },
  });
  seconds(90);
  await end(partyID);
  seconds(59);
  await undo();
  const { startedAt, status, party } = await queueTicket(stage.fan(0), ticketOf(0));
  expect({ startedAt, status }).toEqual({ startedAt: before.startedAt, status: before.status });
  expect(party.turnMinutes).toBe(8);
});
