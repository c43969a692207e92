import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { saveFavorite } from '@/backend/favorites/service';
import { guestList, liftBan, setGuestList } from '@/backend/hosting/service';
import { banMember, partyEdit } from '@/backend/parties/service';
import type { TestContext } from '@/__tests__/support/context';
import {
  entriesOf,
  join,
  openParty,
  openStage,
  refusalOf,
  userIdOf,
  type Stage,
} from '@/__tests__/backend/parties/stage';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage(5);
});
afterAll(() => stage.close());

test('Q07 everyone may join, but whom the creator keeps out, and no list lets those in', async () => {
  const { creator } = stage;
  const partyID = await openParty(creator);
  for (const index of [3, 4]) expect(await refusalOf(join(stage.fan(index), partyID))).toBe('ok');
  const [entry] = await entriesOf(stage.db, partyID);
  await banMember(creator, { partyID, entryId: entry?.id ?? '' });
  expect(await refusalOf(join(stage.fan(3), partyID))).toBe('party.banned');
  await setGuestList(creator, { toolId: partyID, handles: ['fan-3', 'fan-4'] });
  const invited = await openParty(creator, { whoCanJoin: 'INVITED' });
  expect(await refusalOf(join(stage.fan(3), invited))).toBe('party.banned');
  expect(await refusalOf(join(stage.fan(4), invited))).toBe('ok');
  await liftBan(creator, { toolId: partyID, userId: userIdOf(stage.fan(3)) });
});

test('Q07 only who has confirmed their address, where the party asks for it', async () => {
  const partyID = await openParty(stage.creator, { whoCanJoin: 'VERIFIED' });
  expect(await refusalOf(join(stage.fan(0), partyID))).toBe('party.verified_only');
  await stage.db
    .updateTable('users')
    .set({ emailVerifiedAt: new Date() })
    .where('id', '=', userIdOf(stage.fan(0)))
    .execute();
  expect(await refusalOf(join(stage.fan(0), partyID))).toBe('ok');
});

test('Q07 only who follows the creator, and hosts see who does and who is verified', async () => {
  const partyID = await openParty(stage.creator, { whoCanJoin: 'FOLLOWERS' });
  const follow = (creator: TestContext) =>
    saveFavorite(stage.fan(1), {
      targetType: 'CREATOR',
      targetId: userIdOf(creator),
      notifyLive: false,
    });
  await follow(stage.otherCreator);
  expect(await refusalOf(join(stage.fan(1), partyID))).toBe('party.followers_only');
  await follow(stage.creator);
  expect(await refusalOf(join(stage.fan(1), partyID))).toBe('ok');
  const open = await openParty(stage.creator);
  for (const index of [0, 1, 2]) await join(stage.fan(index), open);
  const { waiting } = await partyEdit(stage.creator, { partyID: open });
  expect(waiting.map(({ isVerified, isFollower }) => [isVerified, isFollower])).toEqual([
    [true, false],
    [false, true],
    [false, false],
  ]);
});

test('Q07 only whom the creator has put on the list, which counts for all of their parties', async () => {
  const { creator } = stage;
  const partyID = await openParty(creator, { whoCanJoin: 'INVITED' });
  expect(await refusalOf(join(stage.fan(2), partyID))).toBe('party.invited_only');
  const saved = await setGuestList(creator, {
    toolId: partyID,
    handles: [' FAN-2 ', 'fan-3', 'fan-3', 'no-such-person'],
  });
  expect(saved).toMatchObject({ count: 2, unknown: ['no-such-person'] });
  expect(await refusalOf(join(stage.fan(2), partyID))).toBe('ok');
  const another = await openParty(creator, { whoCanJoin: 'INVITED' });
  expect(await refusalOf(join(stage.fan(3), another))).toBe('ok');
  await setGuestList(creator, { toolId: partyID, handles: ['fan-4'] });
  expect((await guestList(creator, { toolId: partyID })).map(({ handle }) => handle)).toEqual([
    'fan-4',
  ]);
  const third = await openParty(creator, { whoCanJoin: 'INVITED' });
  expect(await refusalOf(join(stage.fan(3), third))).toBe('party.invited_only');
  expect(await refusalOf(setGuestList(stage.otherCreator, { toolId: partyID, handles: [] }))).toBe(
    'forbidden',
  );
});
