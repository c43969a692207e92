import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  confirmEmail,
  confirmPhone,
  currentUser,
  requestEmailChange,
  requestEmailVerification,
  requestPasswordReset,
  requestPhoneCode,
  resetPassword,
} from '@/backend/accounts/service';
import { openTestDatabase, type TestDatabase } from '@/__tests__/support/database';
import { freshContext, memberContext, PASSWORD } from '@/__tests__/backend/accounts/people';
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
const confirm = (token: string, after = 0) =>
  codeOf(
    confirmEmail(freshContext(database, { now: () => new Date(Date.now() + after) }), { token }),
  );

describe('the address of an account', () => {
  test('sign-up mails a link; whoever holds it proves the address, once', async () => {
    const { context, user } = await memberContext(database, 'newcomer');
    expect(user).toMatchObject({ emailVerified: false, onboardingStatus: ['email_verified'] });
    const token = await post.tokenTo(emailOf('newcomer'), 'verifyEmail');
    expect(await confirmEmail(freshContext(database), { token })).toEqual({ isChange: false });
    expect(await currentUser(context)).toMatchObject({
      emailVerified: true,
      onboardingStatus: [],
      onboardingComplete: true,
    });
    expect(await confirm(token)).toBe('auth.link_invalid');
    expect(await requestEmailVerification(context)).toEqual({ sentTo: null });
    expect(await post.kindsTo(emailOf('newcomer'))).toEqual(['verifyEmail']);
  });

  test('asked again, the older mail works too for its day; one use ends both', async () => {
    const { context } = await memberContext(database, 'twomails');
    const first = await post.tokenTo(emailOf('twomails'), 'verifyEmail');
    expect(await requestEmailVerification(context)).toEqual({ sentTo: emailOf('twomails') });
    const second = await post.tokenTo(emailOf('twomails'), 'verifyEmail');
    expect(second).not.toBe(first);
    expect(await confirm(first, 24 * HOUR)).toBe('auth.link_invalid');
    expect(await confirm(first, 23 * HOUR)).toBe('done');
    expect(await confirm(second)).toBe('auth.link_invalid');
  });

  test('of ten uses at once one counts', async () => {
    await memberContext(database, 'atonce');
    const token = await post.tokenTo(emailOf('atonce'), 'verifyEmail');
    const uses = await Promise.all(Array.from({ length: 10 }, () => confirm(token)));
    expect(uses.filter((use) => use === 'done')).toHaveLength(1);
  });

  test('a mailbox gets five an hour', async () => {
    const { context } = await memberContext(database, 'eager');
    const answers: unknown[] = [];
    for (let i = 0; i < 6; i += 1) answers.push(await codeOf(requestEmailVerification(context)));
    expect(answers).toEqual(['done', 'done', 'done', 'done', 'done', 'rate_limited']);
    expect(await codeOf(requestEmailVerification(freshContext(database)))).toBe('auth.required');
  });
});

describe('a new address', () => {
  test('counts once its link is opened, and the old one is told, without naming it', async () => {
    const { context } = await memberContext(database, 'mover');
    const oldLink = await post.tokenTo(emailOf('mover'), 'verifyEmail');
    const request = { email: 'Moved@Example.org', password: PASSWORD };
    expect(await requestEmailChange(context, request)).toEqual({ sentTo: 'moved@example.org' });
    expect((await currentUser(context))?.email).toBe(emailOf('mover'));
    await requestPasswordReset(freshContext(database), { email: emailOf('mover') });
    const oldReset = await post.tokenTo(emailOf('mover'), 'resetPassword');
    const token = await post.tokenTo('moved@example.org', 'verifyNewEmail');
    expect(await confirmEmail(freshContext(database), { token })).toEqual({ isChange: true });
    expect(await currentUser(context)).toMatchObject({
      email: 'moved@example.org',
      emailVerified: true,
    });
    const mail = (await post.mailsTo(emailOf('mover'))).at(-1);
    expect(mail?.kind).toBe('emailChanged');
    expect(mail?.text).toContain('m•••@example.org');
    expect(mail?.text).not.toContain('moved@');
    // What went to the old mailbox opens nothing any more.
    expect(await confirm(oldLink)).toBe('auth.link_invalid');
    const reset = resetPassword(freshContext(database), {
      token: oldReset,
      password: 'new one 55',
    });
    expect(await codeOf(reset)).toBe('auth.link_invalid');
    expect(await confirm(token)).toBe('auth.link_invalid');
  });

  test('needs the password, and must be free when asked for and when confirmed', async () => {
    const { context } = await memberContext(database, 'wisher');
    const request = (email: string, password = PASSWORD) =>
      codeOf(requestEmailChange(context, { email, password }));
    await memberContext(database, 'settled');
    expect(await request('free@example.org', 'a guess')).toBe('auth.wrong_password');
    expect(await request(emailOf('settled'))).toBe('auth.email_taken');
    expect(
      await requestEmailChange(context, { email: emailOf('wisher'), password: PASSWORD }),
    ).toEqual({ sentTo: null });
    expect(await request(emailOf('latecomer'))).toBe('done');
    const token = await post.tokenTo(emailOf('latecomer'), 'verifyNewEmail');
    await memberContext(database, 'latecomer');
    expect(await confirm(token)).toBe('auth.email_taken');
    expect((await currentUser(context))?.email).toBe(emailOf('wisher'));
  });

  test('the newest wish counts, for an hour', async () => {
    const { context } = await memberContext(database, 'typo');
    await requestEmailChange(context, { email: 'tpyo@example.org', password: PASSWORD });
    await requestEmailChange(context, { email: 'right@example.org', password: PASSWORD });
    const wrong = await post.tokenTo('tpyo@example.org', 'verifyNewEmail');
    const right = await post.tokenTo('right@example.org', 'verifyNewEmail');
    expect(await confirm(wrong)).toBe('auth.link_invalid');
    expect(await confirm(right, HOUR)).toBe('auth.link_invalid');
    expect(await confirm(right)).toBe('done');
  });
});

describe('a number', () => {
  const PHONE = '+4915112345678';

  test('is proven by the texted code, however people write both', async () => {
    const { context } = await memberContext(database, 'caller', 'CREATOR');
    expect(await requestPhoneCode(context, { phone: '0049 (151) 1234-5678' })).toEqual({
      sentTo: PHONE,
    });
    const code = await post.codeTo(PHONE);
    await confirmPhone(context, { code: `${code.slice(0, 3)} ${code.slice(3)}` });
    const user = await currentUser(context);
    expect(user).toMatchObject({ phoneVerified: true, phone: '+49•••••••••78' });
    expect(user?.onboardingStatus).not.toContain('phone_verified');
    expect(await codeOf(confirmPhone(context, { code }))).toBe('auth.code_invalid');
  });

  test.each(['12345', '+0123456789', 'not a number', '+491', '+4915112345678901'])(
    '%s is none',
    async (phone) => {
      const { context } = await memberContext(
        database,
        `n${Math.random().toString(36).slice(2, 9)}`,
      );
      expect(await codeOf(requestPhoneCode(context, { phone }))).toBe('payload.invalid');
    },
  );

  test('five wrong tries, also at once, end a code; so do ten minutes and a newer one', async () => {
    const { context } = await memberContext(database, 'guesser');
    const phone = '+4915100000001';
    const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000');
    await requestPhoneCode(context, { phone });
    const first = await post.codeTo(phone);
    const later = { ...context, now: () => new Date(Date.now() + 10 * MINUTE) };
    expect(await codeOf(confirmPhone(later, { code: first }))).toBe('auth.code_invalid');
    await requestPhoneCode(context, { phone });
    const second = await post.codeTo(phone);
    if (first !== second) {
      expect(await codeOf(confirmPhone(context, { code: first }))).toBe('auth.code_invalid');
    }
    const wrong = wrongFor(second);
    const guesses = Array.from({ length: 5 }, () => codeOf(confirmPhone(context, { code: wrong })));
    expect(new Set(await Promise.all(guesses))).toEqual(new Set(['auth.code_invalid']));
    expect(await codeOf(confirmPhone(context, { code: second }))).toBe('auth.code_invalid');
    expect((await currentUser(context))?.phoneVerified).toBe(false);
  });

  test('another account’s code is worth nothing, and its number is taken', async () => {
    const owner = await memberContext(database, 'numberowner');
    const other = await memberContext(database, 'numberthief');
    const phone = '+4915100000002';
    await requestPhoneCode(owner.context, { phone });
    const code = await post.codeTo(phone);
    expect(await codeOf(confirmPhone(other.context, { code }))).toBe('auth.code_invalid');
    await confirmPhone(owner.context, { code });
    await requestPhoneCode(other.context, { phone });
    const second = await post.codeTo(phone);
    expect(await codeOf(confirmPhone(other.context, { code: second }))).toBe('auth.phone_taken');
    expect((await currentUser(other.context))?.phoneVerified).toBe(false);
  });

  test('a number gets five texts an hour, and visitors none', async () => {
    const { context } = await memberContext(database, 'pumper');
    const ask = () => codeOf(requestPhoneCode(context, { phone: '+4915100000003' }));
    const answers: unknown[] = [];
    for (let i = 0; i < 6; i += 1) answers.push(await ask());
    expect(answers.at(-1)).toBe('rate_limited');
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(5);
    const visitor = requestPhoneCode(freshContext(database), { phone: PHONE });
    expect(await codeOf(visitor)).toBe('auth.required');
  });
});
