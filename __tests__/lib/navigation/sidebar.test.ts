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

test('only pages that exist are links', () => {
  const { top, bottom } = sidebarFor('CREATOR');
  const links = [...top, ...bottom].flatMap(({ href }) => (href ? [href] : []));
  expect(links).toEqual([
    '/dashboard/home',
    '/dashboard/party',
    '/dashboard/help',
    '/dashboard/settings',
  ]);
});

test('the page shown is marked, in any language and under both of home’s addresses', () => {
  const [home, , party] = sidebarFor('CREATOR').top;
  if (!home || !party) throw new Error('the sidebar is empty');
  expect(isCurrent(home, '/dashboard')).toBe(true);
  expect(isCurrent(home, '/de/dashboard/home?x=1')).toBe(true);
  expect(isCurrent(home, '/dashboard/party')).toBe(false);
  expect(isCurrent(party, '/dashboard/party/')).toBe(true);
});
