import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { currentUser, userByHandle, usersByIds } from '@/backend/accounts/service';
import { newId } from '@/backend/platform/id';
import { openTestDatabase, type TestDatabase } from '@/__tests__/support/database';
import { freshContext, memberContext } from './people';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('several users by id, each once, strangers missing, nothing private', async () => {
  const one = await memberContext(database, 'one-user');
  const two = await memberContext(database, 'two-user', 'CREATOR');
  const context = freshContext(database);
  const users = await usersByIds(context, [one.user.id, two.user.id, one.user.id, newId()]);
  expect([...users.keys()].sort()).toEqual([one.user.id, two.user.id].sort());
  expect(users.get(two.user.id)).toEqual({
    id: two.user.id,
    handle: 'two-user',
    name: 'Ada Moss',
    userType: 'CREATOR',
    extraPublic: two.user.extraPublic,
  });
  expect(await usersByIds(context, [])).toEqual(new Map());
  expect(await userByHandle(context, 'one-user')).toMatchObject({ id: one.user.id });
  expect(await userByHandle(context, 'nobody-here')).toBeNull();
});

test('poison in extra_public of the database comes out as the defaults', async () => {
  const { context, user } = await memberContext(database, 'poisoned');
  const poison = [
    { display_hue: '1;}*{display:none', profile_photo: 'javascript:1', display_is_dark_mode: 'no' },
    ['array'],
    'text',
    null,
    7,
  ];
  for (const value of poison) {
    await database.db
      .updateTable('users')
      .set({ extraPublic: JSON.stringify(value) })
      .where('id', '=', user.id)
      .execute();
    expect((await currentUser(context))?.extraPublic).toEqual({
      profile_photo: '/default-user.png',
      display_is_dark_mode: false,
      display_hue: '308.6',
    });
  }
});
