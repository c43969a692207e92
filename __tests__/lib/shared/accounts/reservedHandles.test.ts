import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { handleSchema } from '@/lib/shared/accounts/account';
import { isReservedHandle, normalizeHandle } from '@/lib/shared/accounts/reservedHandles';
import { HANDLE_PATTERN } from '@/lib/shared/limits';

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789_-';
const goodHandle = fc.string({ unit: fc.constantFrom(...letters), minLength: 3, maxLength: 30 });
const spelling = goodHandle.chain((handle) =>
  fc.array(fc.boolean(), { minLength: handle.length, maxLength: handle.length }).map((upper) => ({
    handle,
    spelled: [...handle].map((c, i) => (upper[i] ? c.toUpperCase() : c)).join(''),
  })),
);

describe('a handle has one spelling', () => {
  test('every mix of upper and lower case comes out as the lower-case handle', () => {
    fc.assert(
      fc.property(spelling, ({ handle, spelled }) => {
        expect(normalizeHandle(` ${spelled}\t`)).toBe(handle);
        expect(handleSchema.parse(spelled)).toBe(handle);
      }),
    );
  });

  test('normalising twice changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const once = normalizeHandle(text);
        expect(normalizeHandle(once)).toBe(once);
      }),
    );
  });

  test('whatever passes has 3 to 30 of the allowed characters, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        const parsed = handleSchema.safeParse(text);
        expect(parsed.success).toBe(HANDLE_PATTERN.test(normalizeHandle(text)));
        expect(!parsed.success || HANDLE_PATTERN.test(parsed.data)).toBe(true);
      }),
    );
  });

  test.each(['ab', 'a'.repeat(31), 'with space', 'dot.ted', 'über', 'a/b', '', 'line\nbreak'])(
    'refuses %j',
    (handle) => {
      expect(handleSchema.safeParse(handle).success).toBe(false);
    },
  );
});

describe('handles nobody may take', () => {
  test.each([
    ...['login', 'signup', 'onboarding', 'announce', 'dashboard', 'chat', 'experiences', 'async'],
    ...['streamlabs-elements', 'party', 'chance', 'demo', 'en', 'de', 'fr', 'es', 'pt', 'api'],
    ...['_next', 'locales', 'mascot', 'static', 'uploads', 'dev', 'health', 'fund', 'admin'],
    ...['support', 'verify', '404', '500', 'robots.txt', 'sitemap.xml', 'favicon.ico', 'realtime'],
    ...['manifest.webmanifest', 'sw.js'],
  ])('%s, in any spelling', (handle) => {
    expect(isReservedHandle(handle)).toBe(true);
    expect(isReservedHandle(` ${handle.toUpperCase()} `)).toBe(true);
  });

  test('only whole segments are reserved', () => {
    expect(isReservedHandle('partyanimal')).toBe(false);
    expect(isReservedHandle('the-demo')).toBe(false);
    expect(isReservedHandle('constructor')).toBe(false);
  });

  test('no page or public file of this repository can be hidden behind a handle', () => {
    const addresses = ['pages', 'public']
      .filter((folder) => existsSync(folder))
      .flatMap((folder) => readdirSync(folder))
      .map((name) => name.replace(/\.tsx?$/, ''))
      .filter(
        (name) =>
          HANDLE_PATTERN.test(name) && !['index', '_app', '_document', '_error'].includes(name),
      );
    expect(addresses.filter((name) => !isReservedHandle(name))).toEqual([]);
  });
});
