import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  addGuest,
  boardChoice,
  callNext,
  markMembers,
  playBoard,
  setBoardChoice,
} from '@/backend/parties/service';
import { LIMITS } from '@/lib/shared/limits';
import { STATUS } from '@/lib/shared/parties/partyStatus';
import {
  entriesOf,
  join,
  openParty,
  openStage,
  refusalOf,
  userIdOf,
  type Stage,
} from '@/__tests__/backend/parties/stage';

const DAY = 24 * 60;

let stage: Stage;
beforeAll(async () => {
  stage = await openStage(24);
});
afterAll(() => stage.close());

const board = async (span: 'ALL' | 'MONTH' = 'ALL') => {
  const lines = await playBoard(stage.visitor, { creatorId: userIdOf(stage.creator), span });
  return lines.map(({ handle, count }) => [handle, count]);
};

/** Everybody who waits plays a turn. */
async function playAll(partyID: string) {
  await callNext(stage.creator, { partyID, count: 50, requestKey: crypto.randomUUID() });
  const up = (await entriesOf(stage.db, partyID)).filter(({ status }) => status === STATUS.called);
  const entryIds = up.map(({ id }) => id);
  await markMembers(stage.creator, { partyID, entryIds, mark: 'PLAYED' });
}

test('counts the turns with this creator, of everybody but guests; the short board forgets', async () => {
  expect(await board()).toEqual([]);
  const partyID = await openParty(stage.creator);
  await join(stage.fan(0), partyID);
  await playAll(partyID);
  stage.clock.pass(31 * DAY);
  for (const fan of [0, 1]) await join(stage.fan(fan), partyID);
  const guest = { name: 'Bob', fields: [], requestKey: crypto.randomUUID() };
  await addGuest(stage.creator, { partyID, ...guest });
  await playAll(partyID);
  expect(await board()).toEqual([
    ['fan-0', 2],
    ['fan-1', 1],
  ]);
  // Of equals who had theirs first.
  expect(await board('MONTH')).toHaveLength(2);
  const other = { creatorId: userIdOf(stage.otherCreator), span: 'ALL' as const };
  expect(await playBoard(stage.visitor, other)).toEqual([]);
});

test('who asked not to be shown is on no board, and may come back; a visitor has no say', async () => {
  const fan = stage.fan(0);
  expect(await boardChoice(fan)).toEqual({ isShown: true });
  await setBoardChoice(fan, { isShown: false });
  await setBoardChoice(fan, { isShown: false });
  expect(await boardChoice(fan)).toEqual({ isShown: false });
  expect(await board()).toEqual([['fan-1', 1]]);
  await setBoardChoice(fan, { isShown: true });
  expect(await board()).toHaveLength(2);
  expect(await refusalOf(setBoardChoice(stage.visitor, { isShown: false }))).toBe('auth.required');
  expect(await refusalOf(boardChoice(stage.visitor))).toBe('auth.required');
});

test('a deleted account is on no board', async () => {
  await stage.db
    .deleteFrom('users')
    .where('id', '=', userIdOf(stage.fan(1)))
    .execute();
  expect(await board()).toEqual([['fan-0', 2]]);
});

test('shows twenty at most', async () => {
  const partyID = await openParty(stage.creator);
  for (let fan = 2; fan < 24; fan += 1) await join(stage.fan(fan), partyID);
  await playAll(partyID);
  expect(await board()).toHaveLength(LIMITS.board);
});
