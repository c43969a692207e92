import { clearTabSign, signTab } from '@/lib/alerts/tabSign';

const icon = () => document.querySelector('link[rel="icon"]')?.getAttribute('href');

beforeEach(() => {
  document.head.innerHTML =
    '<title>Home</title><link rel="icon" href="/favicon.svg" type="image/svg+xml" />';
});

test('the tab says it, and has its own title and icon again afterwards', () => {
  signTab(() => '41 s', 'called');
  expect([document.title, icon()]).toEqual(['41 s', '/static/favicon-called.svg']);
  signTab((page) => `In · ${page}`, 'ready');
  expect([document.title, icon()]).toEqual(['In · Home', '/static/favicon-ready.svg']);
  clearTabSign();
  expect([document.title, icon()]).toEqual(['Home', '/favicon.svg']);
});

test('a page that is opened meanwhile gets its own title back, not the one before', () => {
  signTab(() => '41 s', 'called');
  document.title = 'Settings';
  signTab(() => '40 s', 'called');
  expect(document.title).toBe('40 s');
  clearTabSign();
  expect(document.title).toBe('Settings');
});

test('a title that the page wrote last is left alone', () => {
  signTab(() => '41 s', 'called');
  document.title = 'Settings';
  clearTabSign();
  expect(document.title).toBe('Settings');
});
