import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  confirmPhone,
  currentUser,
  registerNeeds,
  requestPhoneCode,
} from '@/backend/accounts/service';
import { openTestDatabase, type TestDatabase } from '@/__tests__/support/database';
import { freshContext, memberContext } from '@/__tests__/backend/accounts/people';
import { codeOf, postbox } from '@/__tests__/backend/accounts/postbox';

const MINUTE = 60_000;

let database: TestDatabase;
let post: ReturnType<typeof postbox>;
beforeAll(async () => {
  database = await openTestDatabase();
  post = postbox(database);
  // Every creator here has something to sell.
  registerNeeds(() => Promise.resolve(['MONEY']));
});
afterAll(() => database.close());

describe('a number', () => {
  const PHONE = '+4915112345678';

  test('is proven by the texted code, however people write both', async () => {
    const { context } = await memberContext(database, 'caller', 'CREATOR');
    expect((await currentUser(context))?.onboardingStatus).toContain('phone_verified');
    expect(await requestPhoneCode(context, { phone: '0049 (151) 1234-5678' })).toMatchObject({
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
