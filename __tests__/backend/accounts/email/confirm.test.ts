import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  confirmEmail,
  confirmEmailCode,
  currentUser,
  logIn,
  logInInstead,
  requestEmailVerification,
  resolveSession,
  signUp,
} from '@/backend/accounts/service';
import { openTestDatabase, type TestDatabase } from '@/__tests__/support/database';
import {
  confirmedContext,
  freshContext,
  memberContext,
  PASSWORD,
  signUpInput,
} from '@/__tests__/backend/accounts/people';
import { codeOf, postbox } from '@/__tests__/backend/accounts/postbox';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let database: TestDatabase;
let post: ReturnType<typeof postbox>;
beforeAll(async () => {
  database = await openTestDatabase();
  post = postbox(database);
});
afterAll(() => database.close());

const emailOf = (handle: string) => `${handle}@example.org`;
const after = (ms: number) => ({ now: () => new Date(Date.now() + ms) });
const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000');

describe('a claimed address', () => {
  test('is confirmed by the digits typed where one signed up, and the session is renewed', async () => {
    const { context, session, user } = await memberContext(database, 'newcomer');
    expect(user).toMatchObject({ emailVerified: false, onboardingStatus: ['email_verified'] });
    const code = await post.mailedCodeTo(emailOf('newcomer'));
    const spaced = `${code.slice(0, 3)} ${code.slice(3)}`;
    const proven = await confirmEmailCode(context, { code: spaced });
    expect(proven).toMatchObject({ state: 'CONFIRMED', handle: null });
    expect(await currentUser(context)).toMatchObject({
      emailVerified: true,
      onboardingComplete: true,
    });
    expect(await resolveSession(context, session.token)).toBeNull();
    expect(await resolveSession(context, proven.session?.token ?? '')).toEqual(context.actor);
    expect(await codeOf(confirmEmailCode(context, { code }))).toBe('auth.code_invalid');
    expect(await requestEmailVerification(context, { email: null })).toEqual({
      sentTo: null,
      length: null,
    });
    expect(await post.kindsTo(emailOf('newcomer'))).toEqual(['verifyEmail']);
  });

  test('is confirmed by the link in the same session, for a day, once', async () => {
    const { context, session } = await memberContext(database, 'sameplace');
    const token = await post.tokenTo(emailOf('sameplace'), 'verifyEmail');
    const late = { ...context, ...after(24 * HOUR) };
    expect(await codeOf(confirmEmail(late, { token }))).toBe('auth.link_invalid');
    const uses = await Promise.all(
      Array.from({ length: 6 }, () => codeOf(confirmEmail(context, { token }))),
    );
    expect(uses.filter((use) => use === 'done')).toHaveLength(1);
    expect(await resolveSession(context, session.token)).toBeNull();
    expect((await currentUser(context))?.emailVerified).toBe(true);
  });

  test('is not confirmed by the link elsewhere, however often it is opened', async () => {
    const { context, session } = await memberContext(database, 'elsewhere');
    const token = await post.tokenTo(emailOf('elsewhere'), 'verifyEmail');
    const { context: stranger } = await memberContext(database, 'elsewhere-2');
    for (const reader of [freshContext(database), stranger, stranger]) {
      const proven = await confirmEmail(reader, { token });
      expect(proven).toEqual({ state: 'TAKE_OVER', handle: 'elsewhere', session: null });
    }
    expect((await currentUser(context))?.emailVerified).toBe(false);
    expect(await resolveSession(context, session.token)).not.toBeNull();
  });

  test('is confirmed in no other session of the account either, and in none once its own is gone', async () => {
    const { context } = await memberContext(database, 'twoplaces');
    const code = await post.mailedCodeTo(emailOf('twoplaces'));
    const token = await post.tokenTo(emailOf('twoplaces'), 'verifyEmail');
    const opened = await logIn(freshContext(database), {
      emailOrHandle: 'twoplaces',
      password: PASSWORD,
    });
    const actor = (await resolveSession(context, opened.session.token)) ?? context.actor;
    const other = { ...context, actor };
    expect(await codeOf(confirmEmailCode(other, { code }))).toBe('auth.code_invalid');
    // Log-in over the session that asked ends it.
    await logIn(context, { emailOrHandle: 'twoplaces', password: PASSWORD });
    expect((await confirmEmail(other, { token })).state).toBe('TAKE_OVER');
  });

  test('asked again, the older link works too; the digits of the newest mail alone', async () => {
    const { context } = await memberContext(database, 'twomails');
    const code = await post.mailedCodeTo(emailOf('twomails'));
    const token = await post.tokenTo(emailOf('twomails'), 'verifyEmail');
    expect(await requestEmailVerification(context, { email: null })).toEqual({
      sentTo: emailOf('twomails'),
      length: 6,
    });
    if ((await post.mailedCodeTo(emailOf('twomails'))) !== code) {
      expect(await codeOf(confirmEmailCode(context, { code }))).toBe('auth.code_invalid');
    }
    expect((await confirmEmail(context, { token })).state).toBe('CONFIRMED');
  });

  test('may be another one, as long as none is confirmed; the old link is dead then', async () => {
    const { context } = await memberContext(database, 'mistyped');
    const old = await post.tokenTo(emailOf('mistyped'), 'verifyEmail');
    await requestEmailVerification(context, { email: 'Right@Example.org' });
    expect((await currentUser(context))?.email).toBe('right@example.org');
    expect(await codeOf(confirmEmail(context, { token: old }))).toBe('auth.link_invalid');
    await confirmEmailCode(context, { code: await post.mailedCodeTo('right@example.org') });
    const again = requestEmailVerification(context, { email: 'third@example.org' });
    expect(await again).toEqual({ sentTo: null, length: null });
    expect((await currentUser(context))?.email).toBe('right@example.org');
  });

  test('gets five mails an hour, and a sign-up beyond them sends none and tells nothing', async () => {
    const { context } = await memberContext(database, 'eager');
    const ask = () => codeOf(requestEmailVerification(context, { email: null }));
    const answers: unknown[] = [];
    for (let i = 0; i < 6; i += 1) answers.push(await ask());
    // The sign-up sent the first.
    expect(answers.slice(3)).toEqual(['done', 'rate_limited', 'rate_limited']);
    await signUp(context, signUpInput('eager-2', { email: emailOf('eager') }));
    expect(await post.kindsTo(emailOf('eager'))).toHaveLength(5);
    const visitor = requestEmailVerification(freshContext(database), { email: null });
    expect(await codeOf(visitor)).toBe('auth.required');
  });
});

describe('guessing digits', () => {
  test('ends after five tries, also at once; the link still works', async () => {
    const { context } = await memberContext(database, 'guesser');
    const code = await post.mailedCodeTo(emailOf('guesser'));
    const token = await post.tokenTo(emailOf('guesser'), 'verifyEmail');
    const guesses = Array.from({ length: 5 }, () =>
      codeOf(confirmEmailCode(context, { code: wrongFor(code) })),
    );
    expect(new Set(await Promise.all(guesses))).toEqual(new Set(['auth.code_invalid']));
    expect(await codeOf(confirmEmailCode(context, { code }))).toBe('auth.code_invalid');
    expect((await confirmEmail(context, { token })).state).toBe('CONFIRMED');
  });

  test('ends after ten minutes', async () => {
    const { context } = await memberContext(database, 'tooslow');
    const code = await post.mailedCodeTo(emailOf('tooslow'));
    const attempt = (ms: number) =>
      codeOf(confirmEmailCode({ ...context, ...after(ms) }, { code }));
    expect(await attempt(10 * MINUTE)).toBe('auth.code_invalid');
    expect(await attempt(9.9 * MINUTE)).toBe('done');
  });

  test('twenty times a day makes the next codes of that mailbox too long to guess', async () => {
    const { context } = await memberContext(database, 'besieged');
    for (let mail = 0; mail < 4; mail += 1) {
      const code = await post.mailedCodeTo(emailOf('besieged'));
      for (let i = 0; i < 5; i += 1) {
        await codeOf(confirmEmailCode(context, { code: wrongFor(code) }));
      }
      await requestEmailVerification(context, { email: null });
    }
    const code = await post.mailedCodeTo(emailOf('besieged'));
    expect(code).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}$/);
    const typed = code.toLowerCase();
    expect((await confirmEmailCode(context, { code: typed })).state).toBe('CONFIRMED');
  });
});

describe('an address that another account holds', () => {
  test('says so to its mailbox alone, and offers that account', async () => {
    const holder = await confirmedContext(database, 'holder');
    const { context } = await memberContext(database, 'second', 'FAN', {
      email: emailOf('holder'),
    });
    expect(await post.kindsTo(emailOf('holder'))).toEqual(['verifyEmail', 'knownEmail']);
    const code = await post.mailedCodeTo(emailOf('holder'));
    const token = await post.tokenTo(emailOf('holder'), 'knownEmail');
    const wrong = confirmEmailCode(context, { code: wrongFor(code) });
    expect(await codeOf(wrong)).toBe('auth.code_invalid');
    for (const proven of [
      await confirmEmailCode(context, { code }),
      await confirmEmail(context, { token }),
      await confirmEmail(freshContext(database), { token }),
    ]) {
      expect(proven).toEqual({ state: 'HELD', handle: 'holder', session: null });
    }
    expect((await currentUser(context))?.emailVerified).toBe(false);
    const opened = await logInInstead(context, { code, token: null });
    expect(opened.user.id).toBe(holder.user.id);
    const again = logInInstead(context, { code, token: null });
    expect(await codeOf(again)).toBe('auth.code_invalid');
    const byLink = logInInstead(freshContext(database), { token, code: null });
    expect(await codeOf(byLink)).toBe('auth.link_invalid');
  });

  test('opens by its link from any browser, for ten minutes', async () => {
    const holder = await confirmedContext(database, 'holder2');
    await memberContext(database, 'third', 'FAN', { email: emailOf('holder2') });
    const token = await post.tokenTo(emailOf('holder2'), 'knownEmail');
    const late = freshContext(database, after(10 * MINUTE));
    expect(await codeOf(logInInstead(late, { token, code: null }))).toBe('auth.link_invalid');
    const opened = await logInInstead(freshContext(database), { token, code: null });
    expect(opened.user.id).toBe(holder.user.id);
  });

  test('goes to the first of two who prove it at once; the other finds it held', async () => {
    const email = 'contested@example.org';
    const one = await memberContext(database, 'contest-1', 'FAN', { email });
    const first = await post.mailedCodeTo(email);
    const two = await memberContext(database, 'contest-2', 'FAN', { email });
    const second = await post.mailedCodeTo(email);
    const proven = await Promise.all([
      confirmEmailCode(one.context, { code: first }),
      confirmEmailCode(two.context, { code: second }),
    ]);
    expect(proven.map(({ state }) => state).sort()).toEqual(['CONFIRMED', 'HELD']);
  });
});
