import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { creatorsByIds, creatorTheme } from '@/backend/creators/service';
import { openTestDatabase, type TestDatabase } from '@/__tests__/support/database';
import { freshContext, memberContext } from '@/__tests__/backend/accounts/people';

let database: TestDatabase;
let creator: Awaited<ReturnType<typeof memberContext>>['user'];
let fan: typeof creator;
beforeAll(async () => {
  database = await openTestDatabase();
  creator = (await memberContext(database, 'painter', 'CREATOR')).user;
  fan = (await memberContext(database, 'admirer')).user;
});
afterAll(() => database.close());

test('a creator is found by handle, in any spelling, with the looks of the page', async () => {
  const looks = {
    profile_photo: '/uploads/p.webp',
    display_is_dark_mode: true,
    display_hue: '12.5',
  };
  await database.db
    .updateTable('users')
    .set({ extraPublic: JSON.stringify(looks) })
    .where('id', '=', creator.id)
    .execute();
  const expected = { id: creator.id, handle: 'painter', name: 'Ada Moss', extraPublic: looks };
  const context = freshContext(database);
  expect(await creatorTheme(context, { handle: 'painter' })).toEqual(expected);
  expect(await creatorTheme(context, { handle: ' PAINTER ' })).toEqual(expected);
});

test.each([
  'nobody',
  'admirer',
  '',
  'no\u0000byte',
  "' or true --",
  'robots.txt',
  'a'.repeat(5000),
])('the handle %j is no creator', async (handle) => {
  expect(await creatorTheme(freshContext(database), { handle })).toBeNull();
});

test('creators by id leave out fans', async () => {
  const creators = await creatorsByIds(freshContext(database), [creator.id, fan.id]);
  expect([...creators.keys()]).toEqual([creator.id]);
});
