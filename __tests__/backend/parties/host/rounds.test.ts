import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { undoAction } from '@/backend/hosting/service';
import {
  callNext,
  changePartyState,
  markMembers,
  partyDetails,
  partyEdit,
} from '@/backend/parties/service';
import type { MemberMark } from '@/lib/shared/parties/partyActions';
import {
  entriesOf,
  join,
  messagesOf,
  openParty,
  openStage,
  type Stage,
} from '@/__tests__/backend/parties/stage';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage(4);
});
afterAll(() => stage.close());

/** A party whose four fans were called. */
async function calledParty() {
  const partyID = await openParty(stage.creator, { seatsPerRound: 2 });
  for (let at = 0; at < 4; at += 1) await join(stage.fan(at), partyID);
  const requestKey = crypto.randomUUID();
  await callNext(stage.creator, { partyID, count: 4, requestKey });
  const ids = (await entriesOf(stage.db, partyID)).map(({ id }) => id);
  const mark = (what: MemberMark, ...places: number[]) =>
    markMembers(stage.creator, {
      partyID,
      entryIds: places.map((at) => ids[at] ?? ''),
      mark: what,
    });
  const round = async () => (await partyEdit(stage.creator, { partyID })).roundNo;
  const undo = async () => {
    const { acts } = await partyEdit(stage.creator, { partyID });
    const last = acts.find(({ isUndone }) => !isUndone);
    await undoAction(stage.creator, { toolId: partyID, actionId: last?.id ?? '' });
  };
  return { partyID, mark, round, undo };
}

test('a round begins when people start while nobody plays', async () => {
  const { partyID, mark, round } = await calledParty();
  expect(await round()).toBe(0);
  await mark('PLAYING', 0);
  expect(await round()).toBe(1);
  // Who comes later plays along.
  await mark('PLAYING', 1);
  expect(await round()).toBe(1);
  await mark('PLAYED', 0, 1);
  expect(await round()).toBe(1);
  await mark('PLAYING', 2, 3);
  expect(await round()).toBe(2);
  expect(await partyDetails(stage.visitor, { partyID })).toMatchObject({ roundNo: 2 });
  const last = (await messagesOf(stage.db, partyID)).at(-1);
  expect(last).toMatchObject({ party: { roundNo: 2 } });
});

test('an undone start gives the number back, unless somebody still plays', async () => {
  const { mark, round, undo } = await calledParty();
  await mark('PLAYING', 0);
  await mark('PLAYING', 1);
  await undo();
  expect(await round()).toBe(1);
  await undo();
  expect(await round()).toBe(0);
  await mark('PLAYING', 0, 1);
  expect(await round()).toBe(1);
});

test('an undone finish goes on with the round that was', async () => {
  const { mark, round, undo } = await calledParty();
  await mark('PLAYING', 0, 1);
  await mark('PLAYED', 0, 1);
  await undo();
  expect(await round()).toBe(1);
});

test('an end keeps the number of rounds', async () => {
  const { partyID, mark, round } = await calledParty();
  await mark('PLAYING', 0, 1);
  await changePartyState(stage.creator, { partyID, action: 'END' });
  expect(await round()).toBe(1);
});
