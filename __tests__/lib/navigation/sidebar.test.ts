import { existsSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { isCurrent, sidebarFor } from '@/lib/navigation/sidebar';

const texts = (items: readonly { text: string }[]) => items.map(({ text }) => text.slice(4));

test('a creator sees the tools, payouts and settings', () => {
  const { top, bottom } = sidebarFor('CREATOR');
  expect(texts(top)).toEqual(['home', 'experiences', 'party', 'chance', 'fund', 'help']);
  expect(texts(bottom)).toEqual(['payouts', 'settings']);
});

test('a fan sees favorites and gifts, and no payouts', () => {
  const { top, bottom } = sidebarFor('FAN');
  expect(texts(top)).toEqual(['home', 'favorites', 'gifts', 'help']);
  expect(texts(bottom)).toEqual(['settings']);
});

test.each(['CREATOR', 'FAN'] as const)('%s: every link has its page', (userType) => {
  const { top, bottom } = sidebarFor(userType);
  const links = [...top, ...bottom].map(({ href }) => href);
  expect(links).toEqual(expect.arrayContaining(['/dashboard/home', '/dashboard/settings']));
  for (const link of links) {
    const files = [`pages${link}.tsx`, `pages${link}/index.tsx`];
    expect({ link, isThere: files.some((file) => existsSync(file)) }).toEqual({
      link,
      isThere: true,
    });
  }
});

test('the page shown is marked, in any language and under both of home’s addresses', () => {
  const [home, , party] = sidebarFor('CREATOR').top;
  if (!home || !party) throw new Error('the sidebar is empty');
  expect(isCurrent(home, '/dashboard')).toBe(true);
  expect(isCurrent(home, '/de/dashboard/home?x=1')).toBe(true);
  expect(isCurrent(home, '/dashboard/party')).toBe(false);
  expect(isCurrent(party, '/dashboard/party/')).toBe(true);
});
