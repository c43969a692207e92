import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { hostileDestinations } from '@/__tests__/support/hostileDestinations';
import { ownPath } from '@/backend/emulators/stripe/pages/ownPath';

const SITE = 'https://playplus.example';
const leadsTo = (address: string) => new URL(ownPath(address), SITE);

test('an address of ours is gone to where the visitor is, by whatever name', () => {
  const path = '/ada/fund/7?session=cs_1#thanks';
  expect(ownPath(`https://playplus.example${path}`)).toBe(path);
  expect(ownPath(`http://127.0.0.1:3000${path}`)).toBe(path);
  expect(ownPath(path)).toBe(path);
  expect(ownPath(null)).toBe('/');
});

test.each(hostileDestinations)('%j leads nobody away', (address) => {
  expect(leadsTo(address).origin).toBe(SITE);
});

test('no address at all leads away', () => {
  const host = fc.constantFrom(
    'evil.example',
    '//evil.example',
    '\\\\evil.example',
    '@evil.example',
  );
  const start = fc.constantFrom(
    '',
    'https:',
    'javascript:',
    'data:',
    '/',
    '//',
    '\\',
    'http://x/',
    '\t',
  );
  const any = fc.oneof(
    fc.string(),
    fc.webUrl(),
    fc.tuple(start, host, fc.string()).map((p) => p.join('')),
  );
  fc.assert(
    fc.property(
      any,
      (address) => leadsTo(address).origin === SITE && ownPath(address).startsWith('/'),
    ),
  );
});
