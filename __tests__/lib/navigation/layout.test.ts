import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import {
  isScrolled,
  layoutFor,
  shellPathOfError,
  showsFooter,
  showsHeader,
  showsHelpChat,
} from '@/lib/navigation/layout';

interface Row {
  path: string;
  layout: string;
  header: boolean;
  footer: boolean;
}

function routesIn(file: string) {
  return JSON.parse(readFileSync(file, 'utf8')) as { routes: Row[] };
}

const copy = path.resolve('__tests__/support/routes.json');
const original = path.resolve('../shared/spec/routes.json');
const { routes } = routesIn(copy);
const real = (route: string) => route.replace(/\[(\w+)\]/g, 'some-$1');

test.each(routes)('$path: layout, header and footer as the spec lists them', (row) => {
  for (const address of [
    row.path,
    real(row.path),
    `${real(row.path)}/?a=/login#b`,
    `/de${real(row.path)}`,
  ]) {
    expect(layoutFor(address, true)).toBe(row.layout);
    expect(layoutFor(address, false)).toBe('plain');
    expect(showsHeader(address)).toBe(row.header);
    expect(showsFooter(address)).toBe(row.footer);
  }
});

test('everything below the widgets page is a widget, too', () => {
  expect(showsHeader('/streamlabs-elements/widgets/party/key')).toBe(false);
  expect(showsFooter('/streamlabs-elements/widgets/party/key')).toBe(false);
  expect(layoutFor('/streamlabs-elements/widgets/party/key', true)).toBe('plain');
});

test('the pages of operators have a bar of their own', () => {
  for (const path of ['/operator', '/de/operator/reports/some-id']) {
    expect([layoutFor(path, true), showsHeader(path), showsFooter(path)]).toEqual([
      'plain',
      false,
      false,
    ]);
  }
});

test('what is missing below the widgets page has no header either; elsewhere it has one', () => {
  const shown = (path: string) => showsHeader(shellPathOfError(path));
  expect(shown('/de/streamlabs-elements/widgets/foo?a=b')).toBe(false);
  expect(['/', '/party/gone/dashboard', '/streamlabs-elements/foo'].map(shown)).toEqual([
    true,
    true,
    true,
  ]);
});

test.each([
  '/partyanimal',
  '/chance-the-gamer',
  '/funds',
  '/chatty',
  '/asyncer',
  '/loginfan',
  '/announcer',
])('%s is a profile, not what it begins with', (address) => {
  expect(layoutFor(address, true)).toBe('dashboard');
  expect(showsHeader(address)).toBe(true);
  expect(showsFooter(address)).toBe(true);
});

test.each(routes)('$path: the help chat shows on the four addresses of the spec alone', (row) => {
  const chats = ['/experiences/create', '/experiences/[serviceId]/edit', '/async/reset_password'];
  const has = chats.includes(row.path) || row.path === '/onboarding';
  expect(showsHelpChat(real(row.path))).toBe(has);
  expect(showsHelpChat(`/de${real(row.path)}?a=b`)).toBe(has);
});

test('everything below onboarding has the help chat, too', () => {
  expect(showsHelpChat('/onboarding/phone')).toBe(true);
  expect(showsHelpChat('/onboardings')).toBe(false);
});

test('the header scrolls after fifteen pixels', () => {
  expect([0, 15, 15.5, 16].map(isScrolled)).toEqual([false, false, true, true]);
});

const ifBeside = existsSync(original) ? test : test.skip;

ifBeside('the copied rows are the ones of the spec', () => {
  expect(routesIn(copy)).toEqual(routesIn(original));
});
