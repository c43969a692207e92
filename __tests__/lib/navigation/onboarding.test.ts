import { expect, test } from '@jest/globals';
import { afterGoogle } from '@/lib/navigation/onboarding';
import { openTasks, stepsOf } from '@/lib/navigation/onboardingTasks';
import { hostileDestinations } from '@/__tests__/support/hostileDestinations';

const known = { hasChosenHandle: true, hasChosenType: true };
const newcomer = { hasChosenHandle: false, hasChosenType: false };

test('a newcomer comes by onboarding, and the destination travels along', () => {
  expect(afterGoogle(known, '/party/1?a=b', 'en')).toBe('/party/1?a=b');
  expect(afterGoogle(known, undefined, 'de')).toBe('/de/dashboard/home');
  expect(afterGoogle(newcomer, '/party/1?a=b', 'en')).toBe('/onboarding?next=%2Fparty%2F1%3Fa%3Db');
  expect(afterGoogle(newcomer, undefined, 'fr')).toBe('/fr/onboarding');
  expect(afterGoogle({ ...known, hasChosenType: false }, null, 'en')).toBe('/onboarding');
  expect(afterGoogle(null, '/party/1', 'en')).toBe('/party/1');
});

test.each(hostileDestinations)('%j leads nowhere else', (requested) => {
  expect(afterGoogle(newcomer, requested, 'en')).toBe('/onboarding');
  expect(afterGoogle(known, requested, 'en')).toBe('/dashboard/home');
});

test('words of the server that we do not know are no tasks', () => {
  expect(openTasks(['handle', 'something_new', 'toString'])).toEqual(['handle']);
});

test('tax details stand where payouts stood', () => {
  const account = { userType: 'CREATOR' as const, hasChosenType: true, isNewcomer: false };
  const tasks = (onboardingStatus: string[]) =>
    stepsOf({ ...account, onboardingStatus }).map(({ task }) => task);
  expect(tasks(['stripe_account_incomplete'])).toContain('tax');
  expect(tasks(['stripe_account_incomplete'])).not.toContain('payouts');
  expect(tasks([])).toEqual(['handle', 'email', 'phone', 'availability', 'payouts']);
});
