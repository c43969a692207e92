import { expect, test } from '@jest/globals';
import { afterGoogle, afterSignUp } from '@/lib/navigation/onboarding';
import { firstScreenOf, screensOf } from '@/lib/navigation/onboardingScreens';
import { openTasks } from '@/lib/navigation/onboardingTasks';
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

test('after a sign-up a creator is shown the way in, unless they were on their way somewhere', () => {
  expect(afterSignUp('CREATOR', undefined, 'de')).toBe('/de/onboarding');
  expect(afterSignUp('CREATOR', '/party/1', 'en')).toBe('/party/1');
  expect(afterSignUp('FAN', undefined, 'en')).toBe('/dashboard/home');
});

test('an account begins with the first thing it has not said', () => {
  const account = { userType: 'CREATOR' as const, hasChosenType: true, hasChosenHandle: true };
  expect(firstScreenOf({ ...account, hasChosenType: false, hasChosenHandle: false })).toBe('role');
  expect(firstScreenOf({ ...account, hasChosenHandle: false })).toBe('name');
  expect(firstScreenOf(account)).toBe('colour');
  expect(firstScreenOf({ ...account, userType: 'FAN' })).toBe('name');
  expect(screensOf('FAN')).toEqual(['role', 'name']);
});
