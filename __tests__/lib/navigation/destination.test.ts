import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { safeDestination } from '@/lib/navigation/destination';
import { hostileDestinations } from '@/__tests__/support/hostileDestinations';

test('at least sixty hostile destinations are known', () => {
  expect(new Set(hostileDestinations).size).toBeGreaterThanOrEqual(60);
});

test.each(hostileDestinations.map((requested) => [requested]))('%j is refused', (requested) => {
  expect(safeDestination(requested)).toBeNull();
});

test.each([[undefined], [null], [7], [['/dashboard']], [{}]])(
  '%j is no destination',
  (requested) => {
    expect(safeDestination(requested)).toBeNull();
  },
);

test.each([
  '/',
  '/dashboard/home',
  '/party/0190-abc?from=stream#join',
  '/de/party/0190-abc',
  '/loginfan',
  '/apiary',
  '/someone?next=https://elsewhere.example',
  '/caf%C3%A9',
])('%s is followed as it is', (requested) => {
  expect(safeDestination(requested)).toBe(requested);
});

test('whatever is followed stays on this origin', () => {
  const pieces = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '%2f',
    '%5c',
    '@',
    ':',
    '\t',
    'evil.example',
    '?',
    '#',
    '%25',
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
      const followed = safeDestination(parts.join(''));
      if (followed === null) return;
      expect(new URL(followed, 'https://playplus.example').origin).toBe('https://playplus.example');
      expect(followed.startsWith('//')).toBe(false);
    }),
  );
});
