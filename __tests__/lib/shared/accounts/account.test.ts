import { describe, expect, test } from '@jest/globals';
import { logInPayload, signUpPayload } from '@/lib/shared/accounts/account';
import { idSchema } from '@/lib/shared/id';

const good = {
  firstName: 'Ada',
  lastName: 'Moss',
  email: 'ada@example.org',
  password: 'violet kettle 9',
  userType: 'CREATOR',
  handle: 'ada-moss',
  locale: 'en',
};

describe('sign-up', () => {
  test('lowers e-mail and handle and trims names, but not the password', () => {
    expect(
      signUpPayload.parse({
        ...good,
        firstName: ' Ada ',
        email: ' Ada@Example.ORG ',
        handle: ' Ada-MOSS ',
        password: ' Two Spaces ',
      }),
    ).toEqual({ ...good, password: ' Two Spaces ' });
  });

  test.each([
    ['firstName', ' '],
    ['firstName', 'a'.repeat(61)],
    ['lastName', 'zero\u0000byte'],
    ['lastName', 'turned\u202Eround'],
    ['lastName', 'half\uD800'],
    ['email', 'nobody'],
    ['email', `${'a'.repeat(250)}@example.org`],
    ['password', 'seven77'],
    ['password', 'p'.repeat(129)],
    ['userType', 'ADMIN'],
    ['handle', 'no spaces'],
    ['locale', 'it'],
    ['firstName', null],
  ])('refuses %s %j and names the field', (field, value) => {
    const parsed = signUpPayload.safeParse({ ...good, [field]: value });
    expect(parsed.error?.issues.map((issue) => issue.path)).toEqual([[field]]);
  });

  test('refuses a key it does not know', () => {
    expect(signUpPayload.safeParse({ ...good, isAdmin: true }).success).toBe(false);
  });

  test('a password is the same however its accents were composed', () => {
    const composed = signUpPayload.parse({ ...good, password: 'caf\u00E9 caf\u00E9' });
    const apart = logInPayload.parse({
      emailOrHandle: good.email,
      password: 'cafe\u0301 cafe\u0301',
    });
    expect(apart.password).toBe(composed.password);
  });
});

test('log-in takes a short password, because old rules may have allowed it', () => {
  expect(logInPayload.parse({ emailOrHandle: 'ADA@example.org', password: 'x' })).toEqual({
    emailOrHandle: 'ada@example.org',
    password: 'x',
  });
});

test('an id is a UUID in lower case and nothing else', () => {
  expect(idSchema.parse('0190A000-0000-7000-8000-00000000000A')).toBe(
    '0190a000-0000-7000-8000-00000000000a',
  );
  for (const value of ['', '1', "' or 1=1", '0190a000000070008000000000000000', 7, null]) {
    expect(idSchema.safeParse(value).success).toBe(false);
  }
});
