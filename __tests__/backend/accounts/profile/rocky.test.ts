import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { currentUser, saveRocky } from '@/backend/accounts/service';
import { openTestDatabase, type TestDatabase } from '@/__tests__/support/database';
import { rockyPayload } from '@/lib/shared/accounts/personal';
import { freshContext, memberContext } from '@/__tests__/backend/accounts/people';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('whoever sends Rocky away is left in peace, alone, and can call it back', async () => {
  const { context } = await memberContext(database, 'rocky-a');
  const other = await memberContext(database, 'rocky-b');
  expect(await currentUser(context)).toMatchObject({ hasRocky: true });
  expect(await saveRocky(context, { isOn: false })).toMatchObject({ hasRocky: false });
  expect(await saveRocky(context, { isOn: false })).toMatchObject({ hasRocky: false });
  expect(await currentUser(context)).toMatchObject({ hasRocky: false });
  expect(await currentUser(other.context)).toMatchObject({ hasRocky: true });
  expect(await saveRocky(context, { isOn: true })).toMatchObject({ hasRocky: true });
});

test('a visitor has no account to keep it with, and nothing but yes or no is taken', async () => {
  await expect(saveRocky(freshContext(database), { isOn: false })).rejects.toMatchObject({
    code: 'auth.required',
  });
  for (const payload of [{}, { isOn: 'no' }, { isOn: true, userId: 'other' }])
    expect(rockyPayload.safeParse(payload).success).toBe(false);
});
