import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  linkGoogle,
  logIn,
  resolveSession,
  signInNonce,
  signInWithGoogle,
} from '@/backend/accounts/service';
import { openTestDatabase, type TestDatabase } from '@/__tests__/support/database';
import type { TestContext } from '@/__tests__/support/context';
import { googleContext, startIssuer, type Issuer } from './issuer';
import {
  confirmedContext,
  freshContext,
  memberContext,
  PASSWORD,
} from '@/__tests__/backend/accounts/people';

let database: TestDatabase;
let issuer: Issuer;
beforeAll(async () => {
  [database, issuer] = await Promise.all([openTestDatabase(), startIssuer()]);
});
afterAll(async () => {
  await issuer.close();
  await database.close();
});

const visitor = () => googleContext(database, issuer);

const code = async (attempt: Promise<unknown>) => {
  try {
    await attempt;
    return 'done';
  } catch (error) {
    return (error as { code?: string }).code;
  }
};

async function signIn(context: TestContext, claims?: Record<string, unknown>) {
  const { nonce } = await signInNonce(context);
  const credential = await issuer.token(nonce, claims);
  return signInWithGoogle(context, { credential, nonce, locale: 'de' });
}

async function mailsTo(address: string): Promise<string[]> {
  const rows = await database.db
    .selectFrom('mails')
    .select('kind')
    .where('toAddress', '=', address)
    .orderBy('createdAt')
    .execute();
  return rows.map(({ kind }) => kind);
}

const someone = (sub: string) => ({ sub, email: `${sub}@example.org` });

describe('a newcomer', () => {
  test('gets an account without a password, a made-up handle, and is a fan until they choose', async () => {
    const context = visitor();
    const { user, session } = await signIn(context, { ...someone('newcomer'), name: 'Ada Moss' });
    expect(user).toMatchObject({
      email: 'newcomer@example.org',
      firstName: 'Ada',
      lastName: 'Moss',
      handle: expect.stringMatching(/^player-[0-9a-f]{10}$/),
      userType: 'FAN',
      hasPassword: false,
      hasChosenHandle: false,
      hasChosenType: false,
    });
    expect(user.onboardingStatus).toEqual(['handle']);
    expect(await resolveSession(context, session.token)).toMatchObject({ userId: user.id });
  });

  test('verifies an e-mail that Google has not', async () => {
    const { user } = await signIn(visitor(), { ...someone('unproven'), email_verified: false });
    expect(user.onboardingStatus).toEqual(['email_verified', 'handle']);
    expect(await mailsTo('unproven@example.org')).toEqual(['verifyEmail']);
  });

  test('comes back to the same account, whatever their e-mail is by then', async () => {
    const first = await signIn(visitor(), someone('returning'));
    const again = await signIn(visitor(), { sub: 'returning', email: 'moved@example.org' });
    expect(again.user.id).toBe(first.user.id);
    expect(again.user.email).toBe('returning@example.org');
  });

  test.each([
    [{ given_name: null, family_name: null, name: 'Jean Luc Moreau' }, 'Jean', 'Luc Moreau'],
    [{ given_name: 'Cher', family_name: null, name: 'Cher' }, 'Cher', ''],
    [{ given_name: null, family_name: null, name: null }, 'nameless2', ''],
    [{ given_name: 'x'.repeat(90), family_name: 'M\u202Eoss' }, 'x'.repeat(60), ''],
  ])('is called %j', async (claims, firstName, lastName) => {
    const sub = `nameless${[...Object.values(claims)].filter((value) => value === null).length === 3 ? 2 : Math.random()}`;
    const { user } = await signIn(visitor(), { ...someone(sub), ...claims });
    expect([user.firstName, user.lastName]).toEqual([firstName, lastName]);
  });

  test('in two windows at once is one account', async () => {
    const opened = await Promise.all(
      Array.from({ length: 8 }, () => signIn(visitor(), someone('twice'))),
    );
    expect(new Set(opened.map(({ user }) => user.id)).size).toBe(1);
  });
});

describe('an e-mail that has an account here', () => {
  test('is linked by itself when both sides have proven that the e-mail is theirs', async () => {
    const { user } = await confirmedContext(database, 'proven');
    const claims = { sub: 'proven-sub', email: 'PROVEN@example.org' };
    expect((await signIn(visitor(), claims)).user.id).toBe(user.id);
    expect(await mailsTo('proven@example.org')).toEqual(['verifyEmail', 'googleLinked']);
  });

  test('is another person’s when it is only claimed here: Google makes a new account', async () => {
    const squatter = await memberContext(database, 'squatted');
    const claims = { sub: 'squatted-sub', email: 'squatted@example.org' };
    const { user } = await signIn(visitor(), claims);
    expect(user.id).not.toBe(squatter.user.id);
    expect(user).toMatchObject({ email: 'squatted@example.org', emailVerified: true });
    expect((await signIn(visitor(), claims)).user.id).toBe(user.id);
  });

  test('is not shown to a Google account that has not proven it', async () => {
    const { user: owner } = await confirmedContext(database, 'shy');
    const claims = { sub: 'shy-sub', email: 'shy@example.org', email_verified: false };
    const { user } = await signIn(visitor(), claims);
    expect(user.id).not.toBe(owner.id);
    expect(user.emailVerified).toBe(false);
    expect(await mailsTo('shy@example.org')).toEqual(['verifyEmail', 'knownEmail']);
  });

  test('that another Google account opens is linked anew by its password alone', async () => {
    const { user } = await confirmedContext(database, 'local');
    await signIn(visitor(), { sub: 'first-sub', email: 'local@example.org' });
    const context = visitor();
    const { nonce } = await signInNonce(context);
    const claims = { sub: 'local-sub', email: 'LOCAL@example.org' };
    const proof = { credential: await issuer.token(nonce, claims), nonce };
    const attempt = signInWithGoogle(context, { ...proof, locale: 'en' });
    expect(await code(attempt)).toBe('auth.google_link_required');
    expect(await code(linkGoogle(context, { ...proof, password: 'not this one' }))).toBe(
      'auth.invalid_credentials',
    );
    const linked = await linkGoogle(context, { ...proof, password: PASSWORD });
    expect(linked.user).toMatchObject({ id: user.id, handle: 'local', hasPassword: true });
    expect((await signIn(visitor(), claims)).user.id).toBe(user.id);
    const own = await logIn(visitor(), { emailOrHandle: 'local', password: PASSWORD });
    expect(own.user.id).toBe(user.id);
  });

  test('is nobody’s to link whose Google account is tied to another one', async () => {
    await confirmedContext(database, 'second');
    await signIn(visitor(), someone('elsewhere'));
    const context = visitor();
    const { nonce } = await signInNonce(context);
    const claims = { sub: 'elsewhere', email: 'second@example.org' };
    const proof = { credential: await issuer.token(nonce, claims), nonce, password: PASSWORD };
    expect(await code(linkGoogle(context, proof))).toBe('auth.google_refused');
  });

  test('guessing its password here counts as it does at the log-in', async () => {
    const context = visitor();
    context.config.authLimits.logInPerAccount = 2;
    const { nonce } = await signInNonce(context);
    const credential = await issuer.token(nonce, { sub: 'guesser', email: 'local@example.org' });
    const guess = (password: string) => code(linkGoogle(context, { credential, nonce, password }));
    expect(await guess('one guess')).toBe('auth.invalid_credentials');
    expect(await guess('two guesses')).toBe('auth.invalid_credentials');
    expect(await guess(PASSWORD)).toBe('rate_limited');
  });

  test('cannot be logged in to with any password when it never had one', async () => {
    await signIn(visitor(), someone('passwordless'));
    for (const password of ['', 'null', 'undefined', 'anything']) {
      const input = { emailOrHandle: 'passwordless@example.org', password };
      expect(await code(logIn(visitor(), input))).toMatch(/invalid/);
    }
  });
});

describe('Google’s keys', () => {
  beforeEach(() => {
    issuer.state = 'up';
  });

  test.each(['down', 'broken'] as const)('%s say nothing about the token', async (state) => {
    const context = visitor();
    const { nonce } = await signInNonce(context);
    const credential = await issuer.token(nonce, someone(`patient-${state}`));
    const attempt = () => signInWithGoogle(context, { credential, nonce, locale: 'en' });
    issuer.state = state;
    expect(await code(attempt())).toBe('auth.google_unavailable');
    issuer.state = 'up';
    expect(await code(attempt())).toBe('done');
  });

  test('are asked for once and kept', async () => {
    const context = visitor();
    const before = issuer.asked();
    await signIn(context, someone('kept1'));
    await signIn(context, someone('kept2'));
    expect(issuer.asked() - before).toBe(1);
  });

  test('may change', async () => {
    const signWithSecond = await issuer.rotate();
    const context = visitor();
    const { nonce } = await signInNonce(context);
    const credential = await signWithSecond(nonce, someone('rotated'));
    const attempt = signInWithGoogle(context, { credential, nonce, locale: 'en' });
    expect(await code(attempt)).toBe('done');
  });
});

test('without a client id nobody signs in with Google', async () => {
  const context = freshContext(database);
  expect(await code(signInNonce(context))).toBe('not_found');
  const nonce = 'C'.repeat(43);
  const credential = await issuer.token(nonce);
  const attempt = signInWithGoogle(context, { credential, nonce, locale: 'en' });
  expect(await code(attempt)).toBe('not_found');
});
