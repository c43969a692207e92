import { expect, test } from '@jest/globals';
import { barePath, isBelow, localePath } from '@/lib/navigation/path';

test.each([
  ['/', '/'],
  ['/de', '/'],
  ['/de/', '/'],
  ['/party/1/', '/party/1'],
  ['/pt/party/1?x=/fr#y', '/party/1'],
  ['/detlef', '/detlef'],
  ['/en/de', '/de'],
])('%s is the address %s', (path, bare) => {
  expect(barePath(path)).toBe(bare);
});

test.each([
  ['de', '/', '/de'],
  ['fr', '/de/party/1?x=1#y', '/fr/party/1?x=1#y'],
  ['en', '/login?next=%2Fchat', '/en/login?next=%2Fchat'],
  ['es', '/?a=b', '/es?a=b'],
] as const)('%s for %s is %s', (code, path, expected) => {
  expect(localePath(code, path)).toBe(expected);
});

test('prefixes match whole segments', () => {
  expect(isBelow('/party/1', '/party')).toBe(true);
  expect(isBelow('/party', '/party')).toBe(true);
  expect(isBelow('/partyanimal', '/party')).toBe(false);
});
