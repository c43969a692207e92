import { createRequire } from 'node:module';
import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import type * as Argon2 from '@node-rs/argon2';
import { openTestDatabase, type TestDatabase } from '@/__tests__/support/database';

const argon2 = createRequire(import.meta.url)('@node-rs/argon2') as typeof Argon2;
const verify = jest.fn(argon2.verify);
jest.unstable_mockModule('@node-rs/argon2', () => ({ hash: argon2.hash, verify }));

const { currentUser, logIn, logOut, resolveSession } = await import('@/backend/accounts/service');
const { confirmedContext, freshContext, memberContext, PASSWORD } = await import('./people');

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => {
  verify.mockClear();
});

const refusal = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'done',
    (error: object) => ({ ...error, message: (error as Error).message }),
  );

test.each([' LENA@example.org', 'Lena', ' @lena '])(
  'log-in with %s opens a session of its own',
  async (typed) => {
    const handle = `lena${typed.length}`;
    const { user, session } = await confirmedContext(database, handle);
    const context = freshContext(database);
    const emailOrHandle = typed.replace(/lena/i, handle.toUpperCase());
    const opened = await logIn(context, { emailOrHandle, password: PASSWORD });
    expect(opened.user).toEqual({
      ...user,
      emailVerified: true,
      onboardingComplete: true,
      onboardingStatus: [],
    });
    expect(opened.session.token).not.toBe(session.token);
    const actors = await Promise.all(
      [session.token, opened.session.token].map((token) => resolveSession(context, token)),
    );
    expect(actors.map((actor) => actor?.userId)).toEqual([user.id, user.id]);
    expect(actors[0]?.sessionId).not.toBe(actors[1]?.sessionId);
  },
);

test('a claimed e-mail opens nothing: until it is confirmed, the handle does', async () => {
  const { user } = await memberContext(database, 'claimant');
  const attempt = (emailOrHandle: string) =>
    logIn(freshContext(database), { emailOrHandle, password: PASSWORD });
  expect(await refusal(attempt('claimant@example.org'))).toMatchObject({
    code: 'auth.invalid_credentials',
  });
  expect((await attempt('claimant')).user.id).toBe(user.id);
});

test('log-in over a session revokes it: nobody can plant one', async () => {
  const { context, session } = await memberContext(database, 'rotating');
  const opened = await logIn(context, { emailOrHandle: 'rotating', password: PASSWORD });
  expect(await resolveSession(context, session.token)).toBeNull();
  expect(await resolveSession(context, opened.session.token)).not.toBeNull();
});

test('log-out ends the session on the server: the old token is worth nothing', async () => {
  const { context, session, user } = await memberContext(database, 'leaving');
  await logOut(context);
  expect(await resolveSession(context, session.token)).toBeNull();
  const left = await database.db
    .selectFrom('sessions')
    .select('id')
    .where('userId', '=', user.id)
    .execute();
  expect(left).toEqual([]);
});

test('log-out ends one session, not those of other devices', async () => {
  const { context, session } = await memberContext(database, 'two-devices');
  const other = await logIn(freshContext(database), {
    emailOrHandle: 'two-devices',
    password: PASSWORD,
  });
  await logOut(context);
  expect(await resolveSession(context, session.token)).toBeNull();
  expect(await resolveSession(context, other.session.token)).not.toBeNull();
});

test('a visitor can log out and is nobody', async () => {
  const context = freshContext(database);
  await logOut(context);
  expect(await currentUser(context)).toBeNull();
  expect(await resolveSession(context, 'no-such-token')).toBeNull();
  expect(await resolveSession(context, '')).toBeNull();
});

test('unknown e-mail and wrong password answer alike and both check a password', async () => {
  await confirmedContext(database, 'known');
  const wrong = await refusal(
    logIn(freshContext(database), { emailOrHandle: 'known@example.org', password: 'not this one' }),
  );
  const checkedKnown = verify.mock.calls.map(([hash]) => String(hash));
  verify.mockClear();
  const unknown = await refusal(
    logIn(freshContext(database), {
      emailOrHandle: 'unknown@example.org',
      password: 'not this one',
    }),
  );
  const checkedUnknown = verify.mock.calls.map(([hash]) => String(hash));

  expect(unknown).toEqual(wrong);
  expect(wrong).toMatchObject({ code: 'auth.invalid_credentials' });
  expect(checkedKnown).toHaveLength(1);
  expect(checkedUnknown).toHaveLength(1);
  const cost = (hash = '') => hash.split('$').slice(0, 4).join('$');
  expect(cost(checkedUnknown[0])).toBe(cost(checkedKnown[0]));
  expect(await verify.mock.results[0]?.value).toBe(false);
});

test('a hash of weaker parameters is replaced at the next log-in', async () => {
  const { user } = await memberContext(database, 'oldhash');
  const weak = await argon2.hash(PASSWORD, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
  await database.db
    .updateTable('users')
    .set({ passwordHash: weak })
    .where('id', '=', user.id)
    .execute();
  const credentials = { emailOrHandle: 'oldhash', password: PASSWORD };
  const stored = () =>
    database.db
      .selectFrom('users')
      .select('passwordHash')
      .where('id', '=', user.id)
      .executeTakeFirstOrThrow();

  await refusal(logIn(freshContext(database), { ...credentials, password: 'not this one' }));
  expect((await stored()).passwordHash).toBe(weak);

  await logIn(freshContext(database), credentials);
  const { passwordHash } = await stored();
  expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);

  await logIn(freshContext(database), credentials);
  expect((await stored()).passwordHash).toBe(passwordHash);
});

test('faulty input is refused before any work', async () => {
  const attempt = logIn(freshContext(database), { emailOrHandle: ' ', password: '' });
  await expect(attempt).rejects.toMatchObject({
    code: 'payload.invalid',
    fields: { emailOrHandle: 'too_small', password: 'too_small' },
  });
  expect(verify).not.toHaveBeenCalled();
});
