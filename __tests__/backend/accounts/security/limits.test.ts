import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { addressKey } from '@/backend/platform/addressKey';
import { logIn, requestEmailChange, signUp } from '@/backend/accounts/service';
import type { Context } from '@/backend/platform/context';
import { openTestDatabase, type TestDatabase } from '@/__tests__/support/database';
import {
  freshContext,
  memberContext,
  PASSWORD,
  signUpInput,
} from '@/__tests__/backend/accounts/people';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const tryLogIn = (context: Context, email: string, password = 'not this one') =>
  logIn(context, { email, password }).then(
    () => 'done',
    (error: { code: string }) => error.code,
  );

const times = <T>(count: number, attempt: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => attempt(index)));

const count = (answers: string[], answer: string) =>
  answers.filter((given) => given === answer).length;

test('ten wrong passwords for an account, then wait, even with the right one', async () => {
  await memberContext(database, 'guessed');
  const context = freshContext(database);
  const answers = await times(14, () => tryLogIn(context, 'guessed@example.org'));
  expect(count(answers, 'auth.invalid_credentials')).toBe(10);
  expect(count(answers, 'rate_limited')).toBe(4);
  expect(await tryLogIn(context, 'GUESSED@example.org', PASSWORD)).toBe('rate_limited');
});

test('the owner gets in from another address meanwhile', async () => {
  await memberContext(database, 'owner');
  const stranger = freshContext(database, { clientIp: '203.0.113.66' });
  await times(12, () => tryLogIn(stranger, 'owner@example.org'));
  expect(await tryLogIn(stranger, 'owner@example.org', PASSWORD)).toBe('rate_limited');
  const owner = { ...stranger, clientIp: '203.0.113.5' };
  expect(await tryLogIn(owner, 'owner@example.org', PASSWORD)).toBe('done');
});

test('an unknown e-mail meets the same limit', async () => {
  const context = freshContext(database);
  const answers = await times(12, () => tryLogIn(context, 'nobody@example.org'));
  expect(count(answers, 'auth.invalid_credentials')).toBe(10);
  expect(count(answers, 'rate_limited')).toBe(2);
});

test('successes are not counted, and one clears the account’s failures', async () => {
  await memberContext(database, 'forgetful');
  const context = freshContext(database, {
    authLimits: { logInPerAccount: 3, logInPerAddress: 5 },
  });
  const mail = 'forgetful@example.org';
  for (let round = 0; round < 2; round += 1) {
    expect(await tryLogIn(context, mail)).toBe('auth.invalid_credentials');
    expect(await tryLogIn(context, mail)).toBe('auth.invalid_credentials');
    expect(await tryLogIn(context, mail, PASSWORD)).toBe('done');
    expect(await tryLogIn(context, mail, PASSWORD)).toBe('done');
  }
  expect(await tryLogIn(context, mail)).toBe('auth.invalid_credentials');
  expect(await tryLogIn(context, mail)).toBe('rate_limited');
});

test('one address that tries many accounts is stopped, others are not', async () => {
  const context = freshContext(database, { authLimits: { logInPerAddress: 4 } });
  const answers = await times(6, (index) => tryLogIn(context, `spray${index}@example.org`));
  expect(count(answers, 'rate_limited')).toBe(2);
  const elsewhere = { ...context, clientIp: '203.0.113.9' };
  expect(await tryLogIn(elsewhere, 'spray0@example.org')).toBe('auth.invalid_credentials');
});

test('one address makes so many accounts an hour, and can ask about so many e-mails', async () => {
  const context = freshContext(database, { authLimits: { signUpPerHour: 2 } });
  const attempt = (handle: string) =>
    signUp(context, signUpInput(handle, { email: 'limited@example.org' })).then(
      () => 'done',
      (error: { code: string }) => error.code,
    );
  expect(await attempt('limited1')).toBe('done');
  expect(await attempt('party')).toBe('auth.handle_reserved');
  expect(await attempt('limited2')).toBe('auth.email_taken');
  expect(await attempt('limited3')).toBe('rate_limited');
});

describe('who asks which e-mails have an account', () => {
  const known = Array.from({ length: 8 }, (_, index) => `known${index}`);
  beforeAll(async () => {
    for (const handle of known) await memberContext(database, handle);
  });

  const attempt = (context: Context, handle: string, email: string) =>
    signUp(context, signUpInput(handle, { email })).then(
      () => 'done',
      (error: { code: string }) => error.code,
    );
  const asking = (clientIp: string) =>
    freshContext(database, { clientIp, authLimits: { signUpPerHour: 100 } });

  test('hears it of five an hour, and then the same of known and of new ones', async () => {
    const context = asking('203.0.113.30');
    for (const handle of known.slice(0, 5)) {
      expect(await attempt(context, `${handle}-x`, `${handle}@example.org`)).toBe(
        'auth.email_taken',
      );
    }
    expect(await attempt(context, 'probing1', 'known5@example.org')).toBe('rate_limited');
    expect(await attempt(context, 'probing2', 'unheard-of@example.org')).toBe('rate_limited');
    const elsewhere = { ...context, clientIp: '203.0.113.31' };
    expect(await attempt(elsewhere, 'probing3', 'unheard-of@example.org')).toBe('done');
  });

  test('hears no more of it by asking about all at once', async () => {
    const context = asking('203.0.113.32');
    const answers = await times(20, (index) =>
      attempt(context, `burst${index}`, `${known[index % 8] ?? ''}@example.org`),
    );
    expect(count(answers, 'auth.email_taken')).toBe(5);
    expect(count(answers, 'rate_limited')).toBe(15);
  });

  test('hears no more of it as a member who wants another address', async () => {
    const { context } = await memberContext(database, 'wanderer');
    const limited = { ...context, config: { ...context.config }, clientIp: '203.0.113.33' };
    const ask = (handle: string) =>
      requestEmailChange(limited, { email: `${handle}@example.org`, password: PASSWORD }).then(
        () => 'done',
        (error: { code: string }) => error.code,
      );
    const answers: string[] = [];
    for (const handle of [...known.slice(0, 6), 'nobody-has-this']) answers.push(await ask(handle));
    expect(answers.slice(0, 5)).toEqual(Array(5).fill('auth.email_taken'));
    expect(answers.slice(5)).toEqual(['rate_limited', 'rate_limited']);
  });
});

test('the usual limit is twenty accounts an hour', async () => {
  const context = freshContext(database, { clientIp: '203.0.113.20' });
  const answers = await times(22, (index) =>
    signUp(context, signUpInput(`hourly${index}`)).then(
      () => 'done',
      (error: { code: string }) => error.code,
    ),
  );
  expect(count(answers, 'done')).toBe(20);
  expect(count(answers, 'rate_limited')).toBe(2);
});

describe('what counts as one address', () => {
  test.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0db8:0001:0002::1', '2001:db8:1:2'],
    ['2001:DB8:1:2:ffff::', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['', ''],
    ['unknown', 'unknown'],
  ])('%s is %s', (clientIp, key) => {
    expect(addressKey(clientIp)).toBe(key);
  });
});
