import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { DEFAULT_EXTRA_PUBLIC, parseExtraPublic } from '@/lib/shared/creators/extraPublic';

test('keeps what is valid, from an object and from its JSON', () => {
  const looks = {
    profile_photo: '/uploads/a-1.webp',
    display_is_dark_mode: true,
    display_hue: '120.5',
  };
  expect(parseExtraPublic(looks)).toEqual(looks);
  expect(parseExtraPublic(JSON.stringify(looks))).toEqual(looks);
});

test('someone who has chosen nothing is light, hue 308.6, with the default avatar', () => {
  expect(parseExtraPublic({})).toEqual({
    profile_photo: '/default-user.png',
    display_is_dark_mode: false,
    display_hue: '308.6',
  });
});

test('one odd value falls back alone', () => {
  expect(parseExtraPublic({ display_is_dark_mode: true, display_hue: 'red' })).toEqual({
    ...DEFAULT_EXTRA_PUBLIC,
    display_is_dark_mode: true,
  });
});

test('a number serves as hue', () => {
  expect(parseExtraPublic({ display_hue: 42 }).display_hue).toBe('42');
});

test.each([
  ...[
    null,
    undefined,
    7,
    true,
    [],
    'null',
    '"text"',
    '{broken',
    '[1]',
    () => 1,
    '"{\\"display_hue\\":\\"1\\"}"',
  ],
])('nonsense %j becomes the defaults', (value) => {
  expect(parseExtraPublic(value)).toEqual(DEFAULT_EXTRA_PUBLIC);
});

test.each([
  ...[
    '',
    ' ',
    '361',
    '-1',
    '1e2',
    'NaN',
    'Infinity',
    '0x10',
    '12;}body{display:none',
    '1\n',
    '12.',
  ],
  ...['url(//evil.example)', '</style><script>', null, {}, [308], NaN, Infinity, -3, true],
])('the hue %j never reaches a style sheet', (hue) => {
  expect(parseExtraPublic({ display_hue: hue }).display_hue).toBe('308.6');
});

test.each([
  ...['javascript:alert(1)', 'data:text/html,x', '//evil.example/a.png', '/\\evil.example/a.png'],
  ...['http://evil.example/a.png', 'https://user@evil.example/a.png', '/a.png" onerror="x', ''],
  ...['a.png', ' /a.png', '/a.png\n', `/${'a'.repeat(500)}`, null, 5, {}, ['/a.png']],
])('the photo %j never reaches an image', (photo) => {
  expect(parseExtraPublic({ profile_photo: photo }).profile_photo).toBe('/default-user.png');
});

test.each(['true', 1, 'yes', {}, []])('dark mode %j is not true', (dark) => {
  expect(parseExtraPublic({ display_is_dark_mode: dark }).display_is_dark_mode).toBe(false);
});

test('any value at all gives exactly three safe values', () => {
  const poison = fc.record({
    profile_photo: fc.anything(),
    display_is_dark_mode: fc.anything(),
    display_hue: fc.oneof(fc.anything(), fc.double().map(String), fc.string()),
    more: fc.anything(),
  });
  fc.assert(
    fc.property(fc.oneof(poison, fc.anything(), fc.json()), (value) => {
      const looks = parseExtraPublic(value);
      expect(Object.keys(looks)).toEqual(Object.keys(DEFAULT_EXTRA_PUBLIC));
      expect(looks.display_hue).toMatch(/^\d{1,3}(\.\d{1,4})?$/);
      expect(Number(looks.display_hue)).toBeLessThanOrEqual(360);
      expect(looks.profile_photo).toMatch(/^(https:\/\/[^/@]+)?\/(?![/\\])[^\s"'<>\\]*$/);
      expect(typeof looks.display_is_dark_mode).toBe('boolean');
    }),
  );
});
