import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { withIdempotencyKey } from '@/backend/platform/jobs/idempotency';
import { testContext } from '@/__tests__/support/context';
import { openTestDatabase, type TestDatabase } from '@/__tests__/support/database';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const userId = '00000000-0000-7000-8000-000000000001';
const contextOf = (id: string) =>
  testContext(database.db, { actor: { userId: id, userType: 'FAN' } });

test('ten repetitions at the same moment run the work once and get the same answer', async () => {
  let runs = 0;
  const answers = await Promise.all(
    Array.from({ length: 10 }, () =>
      withIdempotencyKey(contextOf(userId), 'key-1', 'test', () => {
        runs += 1;
        return Promise.resolve({ run: runs });
      }),
    ),
  );
  expect(runs).toBe(1);
  expect(answers).toEqual(Array.from({ length: 10 }, () => ({ run: 1 })));
});

test('another actor, another operation and another key are other requests', async () => {
  const run = (id: string, key: string, operation: string) =>
    withIdempotencyKey(contextOf(id), key, operation, () =>
      Promise.resolve(`${id} ${key} ${operation}`),
    );
  const other = '00000000-0000-7000-8000-000000000002';
  const calls = [
    [userId, 'a', 'one'],
    [other, 'a', 'one'],
    [userId, 'b', 'one'],
    [userId, 'a', 'two'],
  ] as const;
  for (const [id, key, operation] of calls) {
    expect(await run(id, key, operation)).toBe(`${id} ${key} ${operation}`);
  }
});

test('work that failed is not remembered', async () => {
  const fail = () => Promise.reject(new Error('not now'));
  await expect(withIdempotencyKey(contextOf(userId), 'key-2', 'test', fail)).rejects.toThrow(
    'not now',
  );
  expect(
    await withIdempotencyKey(contextOf(userId), 'key-2', 'test', () => Promise.resolve('done')),
  ).toBe('done');
});

test('a visitor is asked to log in', async () => {
  const visitor = testContext(database.db);
  await expect(
    withIdempotencyKey(visitor, 'key', 'test', () => Promise.resolve(1)),
  ).rejects.toMatchObject({
    code: 'auth.required',
  });
});
