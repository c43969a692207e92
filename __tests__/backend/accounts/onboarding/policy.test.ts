import { describe, expect, test } from '@jest/globals';
import { mayBecome, mayChangeHandle, onboardingStatus } from '@/backend/accounts/onboarding/policy';

const tasks = ['no_availability', 'stripe_account'] as const;
const needs = new Set(['MONEY', 'HOURS'] as const);
const done = { emailVerified: true, phoneVerified: true, hasChosenHandle: true, needs, tasks };
const nothingDone = {
  emailVerified: false,
  phoneVerified: false,
  hasChosenHandle: false,
  needs,
  tasks,
};

describe('onboarding', () => {
  test('a fan verifies an e-mail and chooses a handle, and is done', () => {
    expect(onboardingStatus({ userType: 'FAN', ...nothingDone })).toEqual([
      'email_verified',
      'handle',
    ]);
    expect(onboardingStatus({ userType: 'FAN', ...done })).toEqual([]);
    expect(onboardingStatus({ userType: 'FAN', ...done, phoneVerified: false })).toEqual([]);
  });

  test('a creator has every task of the spec that can be open today', () => {
    expect(onboardingStatus({ userType: 'CREATOR', ...nothingDone })).toEqual([
      'email_verified',
      'handle',
      'phone_verified',
      'no_availability',
      'stripe_account',
    ]);
  });

  test('a creator who has begun nothing that is sold is not asked for a phone', () => {
    const fresh = { ...nothingDone, needs: new Set<never>(), tasks: [] };
    expect(onboardingStatus({ userType: 'CREATOR', ...fresh })).toEqual([
      'email_verified',
      'handle',
    ]);
  });

  test('what other domains ask for stays open until they have it', () => {
    expect(onboardingStatus({ userType: 'CREATOR', ...done })).toEqual(tasks);
    expect(onboardingStatus({ userType: 'CREATOR', ...done, tasks: [] })).toEqual([]);
  });

  test.each([
    ['emailVerified', 'email_verified'],
    ['phoneVerified', 'phone_verified'],
    ['hasChosenHandle', 'handle'],
  ] as const)('%s closes %s and nothing else', (fact, task) => {
    const open = onboardingStatus({ userType: 'CREATOR', ...nothingDone });
    const closed = onboardingStatus({ userType: 'CREATOR', ...nothingDone, [fact]: true });
    expect(open.filter((one) => !closed.includes(one))).toEqual([task]);
  });
});

describe('the kind of account', () => {
  const cases = (['CREATOR', 'FAN'] as const).flatMap((from) =>
    (['CREATOR', 'FAN'] as const).flatMap((to) =>
      [true, false].map((hasChosenType) => [from, to, hasChosenType] as const),
    ),
  );
  test.each(cases)('from %s to %s, chosen before: %s', (from, to, hasChosenType) => {
    const isRefused = hasChosenType && from === 'CREATOR' && to === 'FAN';
    expect(mayBecome(to, { userType: from, hasChosenType })).toBe(!isRefused);
  });
});

test('three handles are given up in a while, not four', () => {
  expect([0, 1, 2, 3, 4].map(mayChangeHandle)).toEqual([true, true, true, false, false]);
});
