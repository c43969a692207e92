import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { logOut } from '@/backend/accounts/service';
import { RealtimeError } from '@/backend/platform/outbox/realtime';
import { revokeSome } from '@/backend/realtime/service';
import { freshContext } from '@/__tests__/backend/accounts/people';
import type { TestContext } from '@/__tests__/support/context';
import { openTestDatabase, type TestDatabase } from '@/__tests__/support/database';
import { somebody } from './holders';

let database: TestDatabase;
/** The worker beside the calls. */
let worker: TestContext;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(() => {
  worker = freshContext(database);
});
afterAll(() => database.close());

async function revoked(): Promise<string[]> {
  while (await revokeSome(worker)) continue;
  return worker.realtime.revoked.toSorted();
}

test('what cannot be revoked now is revoked later, and holds up nothing', async () => {
  const [first, second] = [await somebody(database), await somebody(database)];
  await logOut(first.here);
  await logOut(second.here);
  const { revoke } = worker.realtime;
  worker.realtime.revoke = (token) =>
    token === first.tokens.here ? Promise.reject(new Error('away')) : revoke(token);
  await revokeSome(worker);
  expect(worker.realtime.revoked).toEqual([second.tokens.here]);
  worker.realtime.revoke = revoke;
  expect(await revoked()).toEqual([first.tokens.here, second.tokens.here].toSorted());
});

/** A worker whose clock a test moves, and whose words are kept. */
function watchedWorker() {
  let nowMs = Date.now();
  const words: string[] = [];
  const say = (...args: unknown[]) => void words.push(String(args.at(-1)));
  const logger = { warn: say, info: say, error: say } as unknown as TestContext['logger'];
  worker = { ...worker, logger, now: () => new Date(nowMs) };
  return {
    words,
    /** The steps of so many seconds. */
    work: async (seconds: number) => {
      for (let second = 0; second < seconds; second += 1) {
        while (await revokeSome(worker)) continue;
        nowMs += 1000;
      }
    },
  };
}

test('where revoking is refused, ten log-outs cost a few requests and one line of the log', async () => {
  for (let nth = 0; nth < 10; nth += 1) await logOut((await somebody(database)).here);
  const { words, work } = watchedWorker();
  let asked = 0;
  worker.realtime.revoke = () => {
    asked += 1;
    return Promise.reject(new RealtimeError(true, new Error('403')));
  };
  await work(60);
  expect(asked).toBe(10);
  await work(29 * 60 - 60);
  expect(asked).toBeLessThanOrEqual(60);
  expect(words).toEqual([expect.stringContaining('Revoke v3 Token')]);
  await work(120);
  const left = await database.db
    .selectFrom('realtimeTokens')
    .selectAll()
    .where('sessionId', 'is', null)
    .execute();
  expect(left).toEqual([]);
}, 60_000);

test('once it is allowed, tokens are revoked again and the log says so', async () => {
  const { here, tokens } = await somebody(database);
  await logOut(here);
  const { words, work } = watchedWorker();
  const { revoke } = worker.realtime;
  worker.realtime.revoke = () => Promise.reject(new RealtimeError(true, new Error('403')));
  await work(10);
  worker.realtime.revoke = revoke;
  await work(60);
  expect(worker.realtime.revoked).toEqual([tokens.here]);
  expect(words).toHaveLength(2);
});

test('while real time is away it is asked ever more seldom, and soon after it is back', async () => {
  const { here, tokens } = await somebody(database);
  await logOut(here);
  const { words, work } = watchedWorker();
  const { revoke } = worker.realtime;
  let asked = 0;
  worker.realtime.revoke = () => {
    asked += 1;
    return Promise.reject(new RealtimeError(false, new Error('no answer')));
  };
  await work(120);
  expect(asked).toBeLessThanOrEqual(10);
  expect(words).toHaveLength(1);
  worker.realtime.revoke = revoke;
  await work(30);
  expect(worker.realtime.revoked).toEqual([tokens.here]);
});

test('a token that alone is refused is given up, and holds up no other', async () => {
  const [first, second] = [await somebody(database), await somebody(database)];
  await logOut(first.here);
  await logOut(second.here);
  const { work } = watchedWorker();
  const { revoke } = worker.realtime;
  let tries = 0;
  worker.realtime.revoke = (token) => {
    if (token !== first.tokens.here) return revoke(token);
    tries += 1;
    return Promise.reject(new RealtimeError(true, new Error('400')));
  };
  await work(10);
  expect(worker.realtime.revoked).toEqual([second.tokens.here]);
  expect(tries).toBe(1);
});
