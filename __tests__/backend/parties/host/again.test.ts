import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { answerInvite, changeRight, inviteModerator } from '@/backend/hosting/service';
import { changePartyState, editParty, runAgain } from '@/backend/parties/service';
import type { Right } from '@/lib/shared/hosting/moderators';
import {
  codeOf,
  openParty,
  openStage,
  partyRow,
  refusalOf,
  userIdOf,
  type Stage,
} from '@/__tests__/backend/parties/stage';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const RULES = {
  queueSize: 12,
  seatsPerRound: 3,
  orderPolicy: 'RANDOM',
  whoCanJoin: 'FOLLOWERS',
  rejoin: 'COOLDOWN',
  cooldownMinutes: 7,
  readySeconds: 45,
  groupMax: 2,
  laneMix: 4,
  missLimit: 3,
  turnMinutes: 12,
} as const;
const entryFields = [
  { key: 'tag', label: 'Your tag', kind: 'TEXT' as const, required: true, maxLength: 20 },
];

/** A queue with rules of its own that has ended, with what belongs to that show alone. */
async function endedParty(): Promise<string> {
  const partyID = await openParty(stage.creator, { ...RULES, entryFields, lobbyCode: 'SECRET' });
  const { title, game, version } = await partyRow(stage.db, partyID);
  await editParty(stage.creator, { partyID, version, title, game, notice: 'Last round' });
  await changePartyState(stage.creator, { partyID, action: 'END' });
  return partyID;
}

const again = (context: Stage['creator'], partyID: string, requestKey: string = randomUUID()) =>
  runAgain(context, { partyID, requestKey });

const partyCount = async () => (await stage.db.selectFrom('parties').select('id').execute()).length;

test('the draft has the rules of the ended queue, and nothing of its show', async () => {
  const partyID = await endedParty();
  const { id } = await again(stage.creator, partyID);
  expect(id).not.toBe(partyID);
  expect(await partyRow(stage.db, id)).toMatchObject({
    ...{ ...RULES, entryFields, title: 'Friday rounds', game: 'Chess' },
    ...{ creatorId: userIdOf(stage.creator), state: 'DRAFT', version: 1 },
    ...{ lobbyCode: null, notice: null, memberCount: 0, playedCount: 0, nextNumber: 1 },
  });
  expect(await partyRow(stage.db, partyID)).toMatchObject({ state: 'ENDED', lobbyCode: 'SECRET' });
});

test('a draft that was made so is opened like any other', async () => {
  const { id } = await again(stage.creator, await endedParty());
  const opened = await changePartyState(stage.creator, { partyID: id, action: 'OPEN' });
  expect(opened.state).toBe('OPEN');
});

test('one key is one draft, also at the same moment', async () => {
  const partyID = await endedParty();
  const before = await partyCount();
  const key = randomUUID();
  const made = await Promise.all([
    again(stage.creator, partyID, key),
    again(stage.creator, partyID, key),
  ]);
  made.push(await again(stage.creator, partyID, key));
  expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  expect(await partyCount()).toBe(before + 1);
});

test('a queue that has not ended is not run again', async () => {
  const partyID = await openParty(stage.creator);
  const key = randomUUID();
  await expect(again(stage.creator, partyID, key)).rejects.toMatchObject({
    code: 'party.wrong_state',
  });
  // A refusal is not kept: the same press does it once the queue has ended.
  await changePartyState(stage.creator, { partyID, action: 'END' });
  expect((await again(stage.creator, partyID, key)).state).toBe('DRAFT');
});

describe('others', () => {
  test.each([
    ['a visitor', () => stage.visitor, 'auth.required'],
    ['a fan', () => stage.fan(0), 'forbidden'],
    ['another creator', () => stage.otherCreator, 'forbidden'],
  ])('%s is refused', async (_who, contextOf, code) => {
    const partyID = await endedParty();
    const before = await partyCount();
    expect(await again(contextOf(), partyID).then(() => 'ok', codeOf)).toBe(code);
    expect(await again(contextOf(), randomUUID()).then(() => 'ok', codeOf)).toBe(code);
    expect(await partyCount()).toBe(before);
  });

  test('a moderator may with the right to change settings, and the draft is the creator’s', async () => {
    const partyID = await endedParty();
    const mod = stage.fan(1);
    const right = (value: Right) =>
      changeRight(stage.creator, { userId: userIdOf(mod), right: value });
    await inviteModerator(stage.creator, { handle: mod.actor.handle ?? '', right: 'RUN' });
    await answerInvite(mod, { creatorId: userIdOf(stage.creator), accept: true });
    expect(await refusalOf(again(mod, partyID))).toBe('forbidden');
    await right('SETTINGS');
    const { id } = await again(mod, partyID);
    expect(await partyRow(stage.db, id)).toMatchObject({ creatorId: userIdOf(stage.creator) });
  });
});
