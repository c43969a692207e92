import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { answerInvite, inviteModerator, removeModerator } from '@/backend/hosting/service';
import { partyEdit } from '@/backend/parties/service';
import {
  controlKeys,
  createControlKey,
  pressControl,
  revokeControlKey,
} from '@/backend/widgets/service';
import type { PartyControl } from '@/lib/shared/parties/partyActions';
import { STATUS } from '@/lib/shared/parties/partyStatus';
import {
  entriesOf,
  join,
  openParty,
  openStage,
  partyRow,
  refusalOf,
  userIdOf,
  type Stage,
} from '@/__tests__/backend/parties/stage';
import { testConfig, type TestContext } from '@/__tests__/support/context';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage(6);
});
afterAll(() => stage.close());

/** A deck of its own: limits are counted by address. */
let decks = 0;
const deck = (): TestContext => ({ ...stage.visitor, clientIp: `10.0.0.${(decks += 1)}` });
const keyFor = async (partyID: string, action: PartyControl, host = stage.creator) =>
  createControlKey(host, { toolId: partyID, action });
const press = async (partyID: string, action: PartyControl) =>
  pressControl(deck(), await keyFor(partyID, action));
const statuses = async (partyID: string) =>
  (await entriesOf(stage.db, partyID)).map(({ status }) => status);

test('one button each: call, mark, take back, pause, open, close, and who it was stands in the log', async () => {
  const { creator, db } = stage;
  const partyID = await openParty(creator, { seatsPerRound: 2 });
  for (const index of [0, 1, 2]) await join(stage.fan(index), partyID);
  const { waiting, called, playing, played } = STATUS;
  expect(await press(partyID, 'NEXT')).toEqual({ count: 2 });
  expect(await statuses(partyID)).toEqual([called, called, waiting]);
  expect(await press(partyID, 'PLAYING_ALL')).toEqual({ count: 2 });
  expect(await statuses(partyID)).toEqual([playing, playing, waiting]);
  expect(await press(partyID, 'UNDO')).toEqual({ count: 2 });
  expect(await statuses(partyID)).toEqual([called, called, waiting]);
  expect(await press(partyID, 'PLAYED_ALL')).toEqual({ count: 2 });
  expect(await press(partyID, 'RANDOM')).toEqual({ count: 1 });
  expect(await statuses(partyID)).toEqual([played, played, called]);
  await press(partyID, 'PAUSE');
  expect(await refusalOf(press(partyID, 'PAUSE'))).toBe('party.wrong_state');
  await press(partyID, 'OPEN');
  await press(partyID, 'CLOSE');
  expect(await partyRow(db, partyID)).toMatchObject({ state: 'CLOSED' });
  const { acts } = await partyEdit(creator, { partyID });
  expect(acts.map(({ kind, what }) => what ?? kind)).toEqual([
    'CLOSED',
    'OPEN',
    'PAUSED',
    'CALL',
    'PLAYED',
    'PLAYING',
    'CALL',
    'OPEN',
  ]);
  expect(new Set(acts.map(({ actorHandle }) => actorHandle))).toEqual(
    new Set([creator.actor.handle]),
  );
});

test('a key works until it is revoked, and only while its maker may run the queue', async () => {
  const { creator } = stage;
  const partyID = await openParty(creator);
  for (const index of [0, 1, 2]) await join(stage.fan(index), partyID);
  const setter = stage.fan(3);
  await inviteModerator(creator, { handle: setter.actor.handle ?? '', right: 'SETTINGS' });
  await answerInvite(setter, { creatorId: userIdOf(creator), accept: true });
  const own = await keyFor(partyID, 'NEXT');
  const theirs = await keyFor(partyID, 'NEXT', setter);
  const listed = await controlKeys(creator, { toolId: partyID });
  expect(listed.map(({ madeBy, hint }) => [madeBy, hint])).toEqual([
    [setter.actor.handle, theirs.key.slice(-4)],
    [creator.actor.handle, own.key.slice(-4)],
  ]);
  expect(JSON.stringify(listed)).not.toContain(own.key);
  expect(await pressControl(deck(), theirs)).toEqual({ count: 1 });
  expect((await controlKeys(creator, { toolId: partyID }))[0]?.lastUsedAt).not.toBeNull();
  await removeModerator(creator, { userId: userIdOf(setter) });
  expect(await refusalOf(pressControl(deck(), theirs))).toBe('control.key_invalid');
  expect(await refusalOf(revokeControlKey(setter, { keyId: own.id }))).toBe('forbidden');
  await revokeControlKey(creator, { keyId: own.id });
  expect(await refusalOf(pressControl(deck(), own))).toBe('control.key_invalid');
  expect(await refusalOf(revokeControlKey(creator, { keyId: own.id }))).toBe('forbidden');
});

test('nobody else makes keys, and a button that is hammered is held up', async () => {
  const { creator } = stage;
  const partyID = await openParty(creator);
  expect(await refusalOf(keyFor(partyID, 'NEXT', stage.otherCreator))).toBe('forbidden');
  expect(await refusalOf(controlKeys(stage.fan(0), { toolId: partyID }))).toBe('forbidden');
  // Limits of their own, so that no other test is held up.
  const config = { ...testConfig };
  const { key } = await keyFor(partyID, 'NEXT');
  const presses: string[] = [];
  for (let nth = 0; nth < 21; nth += 1) {
    const from = { ...stage.visitor, config, clientIp: `10.8.0.${nth}` };
    presses.push(await refusalOf(pressControl(from, { key })));
  }
  expect(presses.slice(0, 20)).not.toContain('rate_limited');
  expect(presses[20]).toBe('rate_limited');
});
