import { expect, test } from '@jest/globals';
import { shortAlertText } from '@/lib/shared/widgets/alertText';

test.each([
  ['Good luck!', 20, 'Good luck!'],
  ['Good luck tonight, everybody', 20, 'Good luck tonight,…'],
  ['Good luck tonight everybody', 16, 'Good luck…'],
  ['Donaudampfschifffahrtsgesellschaft', 12, 'Donaudampfs…'],
  ['A Donaudampfschifffahrtsgesellschaft', 20, 'A Donaudampfschifff…'],
  ['👩‍👩‍👧‍👦'.repeat(20), 20, '👩‍👩‍👧‍👦'.repeat(20)],
  ['👩‍👩‍👧‍👦'.repeat(21), 20, `${'👩‍👩‍👧‍👦'.repeat(19)}…`],
])('%j in at most %d characters', (text, max, short) => {
  expect(shortAlertText(text, max)).toBe(short);
});
