import { callNext, markMembers } from '@/backend/parties/service';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { fanByHandle } from '@/backend/fans/service';
import {
  counted,
  entriesOf,
  join,
  openParty,
  openStage,
  userIdOf,
  type Stage,
} from '@/__tests__/backend/parties/stage';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage(2);
});
afterAll(() => stage.close());

test('a fan is seen by everyone, with no more of the last name than its first letter', async () => {
  const { context, statements } = counted(stage.visitor);
  expect(await fanByHandle(context, { handle: ' FAN-0 ' })).toEqual({
    id: userIdOf(stage.fan(0)),
    handle: 'fan-0',
    name: 'Seeded U.',
    extraPublic: {
      profile_photo: '/default-user.png',
      display_is_dark_mode: false,
      display_hue: '308.6',
    },
    memberSince: expect.stringMatching(/Z$/),
    queuesPlayed: 0,
  });
  expect(statements()).toBe(1);
});

test('turns that were played are counted, others are not', async () => {
  const partyID = await openParty(stage.creator);
  await join(stage.fan(0), partyID);
  await join(stage.fan(1), partyID);
  await callNext(stage.creator, { partyID, count: 2, requestKey: crypto.randomUUID() });
  const [first, second] = (await entriesOf(stage.db, partyID)).map(({ id }) => id);
  const mark = (id: string | undefined, word: 'PLAYED' | 'MISSED') =>
    markMembers(stage.creator, { partyID, entryIds: [id ?? ''], mark: word });
  await mark(first, 'PLAYED');
  await mark(second, 'MISSED');
  const played = async (handle: string) =>
    (await fanByHandle(stage.visitor, { handle }))?.queuesPlayed;
  expect(await played('fan-0')).toBe(1);
  expect(await played('fan-1')).toBe(0);
});

test.each(['nobody', 'creator-0', '', 'no\u0000byte', "' or true --", 'a'.repeat(5000)])(
  'the handle %j is no fan',
  async (handle) => {
    expect(await fanByHandle(stage.visitor, { handle })).toBeNull();
  },
);

test('a last name that begins with a composed letter keeps it whole', async () => {
  await stage.db
    .updateTable('users')
    .set({ lastName: '👩‍🚀stone' })
    .where('id', '=', userIdOf(stage.fan(1)))
    .execute();
  expect((await fanByHandle(stage.visitor, { handle: 'fan-1' }))?.name).toBe('Seeded 👩‍🚀.');
});
