import { answersBefore } from '@/backend/forms/service';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { undoAction } from '@/backend/hosting/service';
import {
  addGuest,
  banMember,
  callNext,
  changePartyState,
  joinQueue,
  leaveQueue,
  markMembers,
  partyDetails,
  partyEdit,
  partyRecap,
} from '@/backend/parties/service';
import type { FieldKind } from '@/lib/shared/forms/entryFields';
import { STATUS } from '@/lib/shared/parties/partyStatus';
import type { RecapKind } from '@/lib/shared/parties/queueRules';
import type { TestContext } from '@/__tests__/support/context';
import {
  blocksOf,
  endRests,
  entriesOf,
  join,
  messagesOf,
  openParty,
  openStage,
  refusalOf,
  partyRow,
  type Stage,
} from '@/__tests__/backend/parties/stage';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage(8);
});
afterAll(() => stage.close());

const requestKey = () => crypto.randomUUID();
const call = (partyID: string, count = 1) =>
  callNext(stage.creator, { partyID, count, requestKey: requestKey() });
const lastAction = async (partyID: string) =>
  (await partyEdit(stage.creator, { partyID })).acts.find(({ isUndone }) => !isUndone);
const undo = async (partyID: string) =>
  undoAction(stage.creator, { toolId: partyID, actionId: (await lastAction(partyID))?.id ?? '' });
const guest = (partyID: string, name: string, key = requestKey()) =>
  addGuest(stage.creator, { partyID, name, fields: [], requestKey: key });

describe('what fans answer', () => {
  const asked = (key: string, kind: FieldKind, label: string) => ({
    key,
    kind,
    label,
    required: true,
    maxLength: 60,
  });

  test('Q06 an answer must fit its kind, and is there again for the same question and game', async () => {
    const fan = stage.fan(5);
    const first = await openParty(stage.creator, { entryFields: [asked('one', 'GAME_ID', 'Tag')] });
    const answer = (value: string) =>
      joinQueue(fan, { partyID: first, fields: [{ key: 'one', value }] });
    expect(await refusalOf(answer('<nope>'))).toBe('party.fields_invalid');
    expect(await answersBefore(fan, await partyDetails(fan, { partyID: first }))).toEqual([]);
    await answer('Nora#1');
    const second = await openParty(stage.otherCreator, {
      entryFields: [asked('other', 'GAME_ID', 'TAG'), asked('new', 'TEXT', 'Role')],
    });
    const shown = async (context: TestContext) =>
      answersBefore(context, await partyDetails(context, { partyID: second }));
    expect(await shown(fan)).toEqual([{ key: 'other', value: 'Nora#1' }]);
    expect(await shown(stage.fan(6))).toEqual([]);
    expect(await shown(stage.visitor)).toBeNull();
    await joinQueue(fan, {
      partyID: second,
      fields: [
        { key: 'other', value: 'Nora#2' },
        { key: 'new', value: 'Tank' },
      ],
    });
    expect(await answersBefore(fan, await partyDetails(fan, { partyID: first }))).toEqual([
      { key: 'one', value: 'Nora#2' },
    ]);
  });
});

describe('guests', () => {
  test('a host adds one by name, once; they are called like anyone and can be taken off', async () => {
    const partyID = await openParty(stage.creator, { queueSize: 2 });
    const key = requestKey();
    await guest(partyID, 'Uncle Bob', key);
    await guest(partyID, 'Uncle Bob', key);
    expect(await entriesOf(stage.db, partyID)).toMatchObject([
      { userId: null, guestName: 'Uncle Bob', status: STATUS.waiting },
    ]);
    expect((await messagesOf(stage.db, partyID)).at(-1)).toMatchObject({
      type: 'QUEUE_APPEND',
      member: { handle: 'Uncle Bob', isGuest: true },
    });
    await guest(partyID, 'Aunt Ann');
    expect(await refusalOf(guest(partyID, 'Cousin Cid'))).toBe('party.full');
    expect(await undo(partyID)).toMatchObject({ count: 1 });
    const rows = await entriesOf(stage.db, partyID);
    expect(rows.map(({ status }) => status)).toEqual([STATUS.waiting, STATUS.removed]);
    expect((await partyRow(stage.db, partyID)).memberCount).toBe(1);
    expect(await blocksOf(stage.db, partyID)).toMatchObject([{ waiting: 1 }]);
    expect(await call(partyID)).toEqual({ count: 1 });
    await changePartyState(stage.creator, { partyID, action: 'END' });
    expect(await refusalOf(guest(partyID, 'Too Late'))).toBe('party.wrong_state');
  });
});

test('who had a turn and joined again is not among those who got none', async () => {
  const { creator } = stage;
  const partyID = await openParty(creator);
  await join(stage.fan(0), partyID);
  await call(partyID);
  const [played] = await entriesOf(stage.db, partyID);
  await markMembers(creator, { partyID, entryIds: [played?.id ?? ''], mark: 'PLAYED' });
  for (const index of [0, 1]) await join(stage.fan(index), partyID);
  await changePartyState(creator, { partyID, action: 'END' });
  const waited = await partyRecap(creator, { partyID, kind: 'WAITED' });
  expect(waited).toMatchObject({ played: 1, missed: 0, waited: 1, left: 0 });
  expect(waited.items.map(({ handle }) => handle)).toEqual(['fan-1']);
});

test('after the show: who played, whose turn did not come, who went, with all that a list needs', async () => {
  const { creator, clock } = stage;
  const partyID = await openParty(creator);
  for (const index of [0, 1, 2, 3, 4]) await join(stage.fan(index), partyID);
  clock.pass(5);
  await call(partyID, 2);
  const [played, missed, , left, banned] = await entriesOf(stage.db, partyID);
  await markMembers(creator, { partyID, entryIds: [played?.id ?? ''], mark: 'PLAYED' });
  const skip = { partyID, entryIds: [missed?.id ?? ''], mark: 'SKIPPED', reason: 'afk' } as const;
  await markMembers(creator, skip);
  await leaveQueue(stage.fan(3), { queueUuid: left?.queueUuid ?? '' });
  await banMember(creator, { partyID, entryId: banned?.id ?? '' });
  await changePartyState(creator, { partyID, action: 'END' });
  const page = (kind: RecapKind) => partyRecap(creator, { partyID, kind });
  expect(await page('PLAYED')).toMatchObject({
    played: 1,
    missed: 1,
    waited: 1,
    left: 2,
    items: [{ handle: 'fan-0', number: 1, status: STATUS.played, waitSeconds: 300, fields: [] }],
    cursor: null,
  });
  const seen = async (kind: RecapKind) =>
    (await page(kind)).items.map(({ handle, status, endReason }) => [handle, status, endReason]);
  // At once as they are a minute later, when the entries themselves have ended.
  for (const isOver of [false, true]) {
    if (isOver) await endRests(stage);
    expect(await seen('MISSED')).toEqual([['fan-1', STATUS.skipped, 'afk']]);
    expect(await seen('WAITED')).toEqual([['fan-2', STATUS.endedUnplayed, null]]);
  }
  expect((await page('LEFT')).items.map(({ handle }) => handle)).toEqual(['fan-3', 'fan-4']);
  expect(await refusalOf(partyRecap(stage.fan(0), { partyID, kind: 'LEFT' }))).toBe('forbidden');
});
