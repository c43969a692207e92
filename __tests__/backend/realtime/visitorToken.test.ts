import { expect, test } from '@jest/globals';
import type { Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import { callerToken } from '@/backend/realtime/service';
import { testContext } from '@/__tests__/support/context';

const MINUTE_MS = 60_000;

/** A visitor whose real-time service answers when it is let to; the database is never asked. */
function visitor() {
  let nowMs = Date.now();
  const now = () => new Date(nowMs);
  const context = testContext({} as Kysely<Tables>, { now });
  const waiting: (() => void)[] = [];
  let isAway = false;
  let grants = 0;
  context.realtime.grant = async (_userId, _rights, minutes) => {
    grants += 1;
    const nth = grants;
    await new Promise<void>((resolve) => waiting.push(resolve));
    if (isAway) throw new Error('away');
    return { token: `token-${nth}`, expiresAt: new Date(nowMs + minutes * MINUTE_MS) };
  };
  return {
    ask: () => callerToken(context, []).then(({ token }) => token),
    grants: () => grants,
    pass: (minutes: number) => (nowMs += minutes * MINUTE_MS),
    /** What was asked for is answered, or refused. */
    settle: async (away = false) => {
      isAway = away;
      for (const resolve of waiting.splice(0)) resolve();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

test('three hundred visitors at once cost one grant, and so does everybody after them', async () => {
  const { ask, grants, settle } = visitor();
  const asked = Array.from({ length: 300 }, ask);
  await settle();
  expect(new Set(await Promise.all(asked))).toEqual(new Set(['token-1']));
  expect(await ask()).toBe('token-1');
  expect(grants()).toBe(1);
});

test('it is renewed in the background: nobody waits, and nobody gets one that ends soon', async () => {
  const { ask, grants, pass, settle } = visitor();
  const first = ask();
  await settle();
  await first;
  pass(29);
  expect(await ask()).toBe('token-1');
  expect(grants()).toBe(1);
  pass(2);
  expect(await Promise.all([ask(), ask(), ask()])).toEqual(['token-1', 'token-1', 'token-1']);
  expect(grants()).toBe(2);
  await settle();
  expect(await ask()).toBe('token-2');
});

test('while real time is away visitors keep the old one, and it is asked again after a rest', async () => {
  const { ask, grants, pass, settle } = visitor();
  const first = ask();
  await settle();
  await first;
  pass(31);
  expect(await ask()).toBe('token-1');
  await settle(true);
  expect(await Promise.all([ask(), ask()])).toEqual(['token-1', 'token-1']);
  expect(grants()).toBe(2);
  pass(1);
  expect(await ask()).toBe('token-1');
  expect(grants()).toBe(3);
  await settle();
  expect(await ask()).toBe('token-3');
});

test('one that has ended is handed to nobody, and a failure is heard by whoever waits', async () => {
  const { ask, pass, settle } = visitor();
  const first = ask();
  await settle();
  await first;
  pass(61);
  const refused = ask();
  const heard = expect(refused).rejects.toThrow('away');
  await settle(true);
  await heard;
  const later = ask();
  await settle();
  expect(await later).toBe('token-3');
});
