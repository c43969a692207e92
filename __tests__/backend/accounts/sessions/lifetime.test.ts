import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { touchSession } from '@/backend/accounts/sessions/repository';
import { logIn, resolveSession, signUp } from '@/backend/accounts/service';
import { openTestDatabase, type TestDatabase } from '@/__tests__/support/database';
import { freshContext, PASSWORD, signUpInput } from '@/__tests__/backend/accounts/people';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const START = Date.parse('2026-03-01T12:00:00.000Z');

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Someone logged in at START, under a clock the test holds; `at` says the time since START. */
async function someone(handle: string) {
  let time = START;
  const context = freshContext(database, { now: () => new Date(time) });
  const { user, session } = await signUp(context, signUpInput(handle));
  return {
    context,
    session,
    isLiveAt: async (sinceStart: number) => {
      time = START + sinceStart;
      return (await resolveSession(context, session.token)) !== null;
    },
    rows: () =>
      database.db
        .selectFrom('sessions')
        .select(['lastSeenAt', 'expiresAt'])
        .where('userId', '=', user.id)
        .execute(),
  };
}

test('unused for 14 days it is over', async () => {
  const person = await someone('idle');
  expect(await person.isLiveAt(14 * DAY - 1)).toBe(true);
  expect(await person.isLiveAt(28 * DAY - 2)).toBe(true);
  expect(await person.isLiveAt(42 * DAY - 2)).toBe(false);
});

test('used every day it is over after 90 days all the same', async () => {
  const person = await someone('busy');
  expect(person.session.expiresAt).toEqual(new Date(START + 90 * DAY));
  for (let day = 1; day < 90; day += 1) {
    expect(await person.isLiveAt(day * DAY)).toBe(true);
  }
  expect(await person.isLiveAt(90 * DAY - 1)).toBe(true);
  expect(await person.isLiveAt(90 * DAY)).toBe(false);
});

test('a use is written down at most every five minutes', async () => {
  const person = await someone('writes');
  await person.isLiveAt(5 * MINUTE - 1);
  expect((await person.rows())[0]?.lastSeenAt).toEqual(new Date(START));
  await person.isLiveAt(5 * MINUTE);
  expect((await person.rows())[0]?.lastSeenAt).toEqual(new Date(START + 5 * MINUTE));
});

test('what was over stays over when the clock is set back', async () => {
  const person = await someone('revived');
  expect(await person.isLiveAt(14 * DAY)).toBe(false);
  expect(await person.isLiveAt(1 * DAY)).toBe(false);
  expect(await person.rows()).toEqual([]);
});

test('setting the clock back never lengthens what remains', async () => {
  const person = await someone('jumper');
  expect(await person.isLiveAt(10 * DAY)).toBe(true);
  expect(await person.isLiveAt(4 * DAY)).toBe(true);
  expect(await person.rows()).toEqual([
    { lastSeenAt: new Date(START + 4 * DAY), expiresAt: new Date(START + 84 * DAY) },
  ]);
  expect(await person.isLiveAt(18 * DAY)).toBe(false);
});

test('parallel uses leave one truth', async () => {
  const person = await someone('parallel');
  await person.isLiveAt(DAY);
  const later = { ...person.context, now: () => new Date(START + 2 * DAY) };
  const actors = await Promise.all(
    Array.from({ length: 10 }, () => resolveSession(later, person.session.token)),
  );
  expect(actors.every((actor) => actor !== null)).toBe(true);
  expect(await person.rows()).toEqual([
    { lastSeenAt: new Date(START + 2 * DAY), expiresAt: new Date(START + 90 * DAY) },
  ]);
});

test('a use that looked before another one wrote changes nothing', async () => {
  const person = await someone('stale');
  await person.isLiveAt(DAY);
  const actor = await resolveSession(person.context, person.session.token);
  const written = await person.rows();
  await touchSession(database.db, actor?.sessionId ?? '', new Date(START), {
    lastSeenAt: new Date(START + 3 * DAY),
    expiresAt: new Date(START + 99 * DAY),
  });
  expect(await person.rows()).toEqual(written);
});

test('log-in sweeps away the dead sessions of its owner', async () => {
  const person = await someone('sweeper');
  const later = { ...person.context, now: () => new Date(START + 15 * DAY) };
  await logIn(later, { emailOrHandle: 'sweeper', password: PASSWORD });
  expect(await person.rows()).toEqual([
    { lastSeenAt: new Date(START + 15 * DAY), expiresAt: new Date(START + 105 * DAY) },
  ]);
});
