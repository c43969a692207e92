import { expect, test } from '@jest/globals';
import { canonicalPath } from '@/lib/page/profilePage';

test.each([
  ['nora', '/nora', null],
  ['Nora', '/Nora', '/nora'],
  ['NORA', '/NORA?ref=chat&x=1', '/nora?ref=chat&x=1'],
  [' nora', '/%20nora', '/nora'],
])('%j at %s leads to %j', (profile, resolvedUrl, path) => {
  expect(canonicalPath({ params: { profile }, resolvedUrl }, 'nora')).toBe(path);
});
