import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { addressKey } from '@/backend/platform/addressKey';
import { logIn, signUp } from '@/backend/accounts/service';
import type { Context } from '@/backend/platform/context';
import { openTestDatabase, type TestDatabase } from '@/__tests__/support/database';
import {
  confirmedContext,
  freshContext,
  PASSWORD,
  signUpInput,
} from '@/__tests__/backend/accounts/people';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const tryLogIn = (context: Context, emailOrHandle: string, password = 'not this one') =>
  logIn(context, { emailOrHandle, password }).then(
    () => 'done',
    (error: { code: string }) => error.code,
  );

const times = <T>(count: number, attempt: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => attempt(index)));

const count = (answers: string[], answer: string) =>
  answers.filter((given) => given === answer).length;

test('ten wrong passwords for an account, then wait, even with the right one', async () => {
  await confirmedContext(database, 'guessed');
  const context = freshContext(database);
  const answers = await times(14, () => tryLogIn(context, 'guessed@example.org'));
  expect(count(answers, 'auth.invalid_credentials')).toBe(10);
  expect(count(answers, 'rate_limited')).toBe(4);
  expect(await tryLogIn(context, 'GUESSED@example.org', PASSWORD)).toBe('rate_limited');
  // By whatever name: it is one account.
  expect(await tryLogIn(context, 'guessed', PASSWORD)).toBe('rate_limited');
});

test('the owner gets in from another address meanwhile', async () => {
  await confirmedContext(database, 'owner');
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
  await confirmedContext(database, 'forgetful');
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

test('one address makes so many accounts an hour', async () => {
  const context = freshContext(database, { authLimits: { signUpPerHour: 2 } });
  const attempt = (handle: string) =>
    signUp(context, signUpInput(handle, { email: 'limited@example.org' })).then(
      () => 'done',
      (error: { code: string }) => error.code,
    );
  expect(await attempt('limited1')).toBe('done');
  expect(await attempt('party')).toBe('auth.handle_reserved');
  expect(await attempt('limited2')).toBe('done');
  expect(await attempt('limited3')).toBe('rate_limited');
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
