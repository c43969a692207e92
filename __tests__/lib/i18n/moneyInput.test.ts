import { expect, test } from '@jest/globals';
import { minorOf } from '@/lib/i18n/moneyInput';

test.each([
  ['129', 12_900],
  ['129,5', 12_950],
  ['129.50', 12_950],
  [' 1 000 ', 100_000],
  ['0', 0],
  ['1.000', null],
  ['-5', null],
  ['€129', null],
  ['', null],
])('“%s” is %s', (text, minor) => {
  expect(minorOf(text)).toBe(minor);
});
