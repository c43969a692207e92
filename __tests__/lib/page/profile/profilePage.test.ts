import { expect, test } from '@jest/globals';
import { canonicalPath, hearsOf } from '@/lib/page/profile/profilePage';

test.each([
  ['nora', '/nora', null],
  ['Nora', '/Nora', '/nora'],
  ['NORA', '/NORA?ref=chat&x=1', '/nora?ref=chat&x=1'],
  [' nora', '/%20nora', '/nora'],
])('%j at %s leads to %j', (profile, resolvedUrl, path) => {
  expect(canonicalPath({ params: { profile }, resolvedUrl }, 'nora')).toBe(path);
});

test('what follows the handle follows it still', () => {
  const at = { params: { profile: 'Nora' }, resolvedUrl: '/Nora/live?x=1' };
  expect(canonicalPath(at, 'nora', '/live')).toBe('/nora/live?x=1');
});

test.each([
  ['nobody', [], false],
  ['somebody else', [{ targetId: 'ben', notifyLive: true }], false],
  ['the creator', [{ targetId: 'nora', notifyLive: true }], true],
  ['the creator with the notice switched off', [{ targetId: 'nora', notifyLive: false }], false],
])('who follows %s', (_whom, favorites, isNotified) => {
  expect(hearsOf(favorites, 'nora')).toBe(isNotified);
});
