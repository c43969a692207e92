import { describe, expect, test } from '@jest/globals';
import {
  creatorHandlePayload,
  saveExamplesPayload,
  saveFaqsPayload,
  savePagePayload,
  saveThemePayload,
  setPhotoPayload,
} from '@/lib/shared/creators/creators';

const page = {
  version: 0,
  tagline: ' Hello ',
  bio: 'One\nTwo',
  bannerPhoto: null,
  socials: [],
  categories: [],
};
const upload = `/uploads/${'a1'.repeat(16)}.webp`;

test('a creator is looked up in any spelling, an impossible handle is not refused', () => {
  expect(creatorHandlePayload.parse({ handle: ' ADA ' })).toEqual({ handle: 'ada' });
  expect(creatorHandlePayload.safeParse({ handle: 'robots.txt' }).success).toBe(true);
});

test('a page is trimmed, its handles are bare, empty ones fall out', () => {
  const given = {
    ...page,
    socials: [
      { network: 'x', handle: ' ' },
      { network: 'twitch', handle: 'https://twitch.tv/Ada_1' },
    ],
  };
  expect(savePagePayload.parse(given)).toEqual({
    ...page,
    tagline: 'Hello',
    socials: [{ network: 'twitch', handle: 'Ada_1' }],
  });
});

const fieldsOf = (result: { error?: { issues: { path: PropertyKey[] }[] } | undefined }) =>
  result.error?.issues.map(({ path }) => path.join('.'));

describe('a page is refused with the field', () => {
  test.each([
    ['version', { version: -1 }],
    ['tagline', { tagline: 'x'.repeat(101) }],
    ['tagline', { tagline: 'two\nlines' }],
    ['tagline', { tagline: 'turn \u202E around' }],
    ['bio', { bio: 'x'.repeat(2001) }],
    ['bannerPhoto', { bannerPhoto: 'https://example.org/p.webp' }],
    ['bannerPhoto', { bannerPhoto: '/uploads/../../etc/passwd.webp' }],
    ['socials.0.handle', { socials: [{ network: 'twitch', handle: 'a b' }] }],
    ['socials.0.network', { socials: [{ network: 'myspace', handle: 'tom' }] }],
    [
      'socials',
      {
        socials: [
          { network: 'x', handle: 'one' },
          { network: 'x', handle: 'two' },
        ],
      },
    ],
    ['categories.0', { categories: ['nonsense'] }],
    ['categories', { categories: ['art', 'art'] }],
    ['categories', { categories: ['art', 'music', 'talk', 'racing', 'action', 'sports'] }],
  ])('%s', (field, change) => {
    expect(fieldsOf(savePagePayload.safeParse({ ...page, ...change }))).toEqual([field]);
  });
});

const example = { kind: 'LINK', title: 'Clip', url: 'https://example.org/a?b=c', photo: null };

describe('an example', () => {
  const take = (change: object) =>
    saveExamplesPayload.safeParse({ version: 1, items: [{ ...example, ...change }] });

  test.each([
    {},
    { kind: 'VIDEO' },
    { kind: 'VIDEO', url: 'https://www.youtube.com/@novakit' },
    { kind: 'IMAGE', url: null, photo: upload },
    { kind: 'IMAGE', url: '', photo: upload },
  ])('%j is taken', (change) => {
    expect(take(change).success).toBe(true);
  });

  test.each([
    ['items.0.url', { url: null }],
    ['items.0.url', { url: 'http://example.org' }],
    ['items.0.url', { url: 'javascript:alert(1)' }],
    ['items.0.url', { url: 'https://user:pass@example.org' }],
    ['items.0.url', { url: 'https://example.org@evil.example/' }],
    ['items.0.url', { url: 'https://localhost/' }],
    ['items.0.url', { url: `https://example.org/${'x'.repeat(300)}` }],
    ['items.0.photo', { kind: 'IMAGE', photo: null }],
    ['items.0.photo', { photo: 'https://example.org/p.webp' }],
    ['items.0.title', { title: ' ' }],
    ['items.0.kind', { kind: 'AUDIO' }],
  ])('is refused with %s: %j', (field, change) => {
    expect(fieldsOf(take(change))).toEqual([field]);
  });
});

test('there are at most 12 examples and 20 questions, each with words', () => {
  const faq = { question: 'Why?', answer: 'Because.\nReally.' };
  expect(saveFaqsPayload.safeParse({ version: 0, items: Array(20).fill(faq) }).success).toBe(true);
  expect(fieldsOf(saveFaqsPayload.safeParse({ version: 0, items: Array(21).fill(faq) }))).toEqual([
    'items',
  ]);
  expect(
    fieldsOf(saveFaqsPayload.safeParse({ version: 0, items: [{ ...faq, answer: '' }] })),
  ).toEqual(['items.0.answer']);
  expect(
    fieldsOf(saveExamplesPayload.safeParse({ version: 0, items: Array(13).fill(example) })),
  ).toEqual(['items']);
});

test.each(['0', '360', '308.6', '12.5'])('the hue %s is taken', (display_hue) => {
  expect(saveThemePayload.safeParse({ display_hue, display_is_dark_mode: true }).success).toBe(
    true,
  );
});

test.each(['361', '-1', '12.55', '1e2', '', 'red', '9;color:red'])('the hue %j is not', (hue) => {
  expect(saveThemePayload.safeParse({ display_hue: hue, display_is_dark_mode: true }).success).toBe(
    false,
  );
});

test('a photo is an upload of this house, or none', () => {
  expect(setPhotoPayload.safeParse({ url: upload }).success).toBe(true);
  expect(setPhotoPayload.safeParse({ url: null }).success).toBe(true);
  expect(setPhotoPayload.safeParse({ url: '/default-user.png' }).success).toBe(false);
  expect(setPhotoPayload.safeParse({ url: `https://evil.example${upload}` }).success).toBe(false);
});
