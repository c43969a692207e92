import { beforeAll, describe, expect, test } from '@jest/globals';
import type { GetServerSidePropsContext } from 'next';
import { SERVICE_KEY } from '@/__tests__/support/door';
import { hostileDestinations } from '@/__tests__/support/hostileDestinations';
import { redirectMember, redirectTo } from '@/lib/page/pageRedirects';
import type { CurrentUser } from '@/lib/session/currentUser';

const ORIGIN = 'https://play.example';
const member = { handle: 'nora' } as CurrentUser;

beforeAll(() => {
  Object.assign(process.env, { SERVICE_KEY });
});

/** Where a member who opens `/login?next=…` is sent, as the browser reads it. */
function sentTo(next: string | string[], locale: string): string {
  const context = { query: { next }, locale, defaultLocale: 'en' };
  const asked = { user: member, context: context as unknown as GetServerSidePropsContext };
  const { redirect } = redirectMember(asked) as { redirect: string };
  return redirectTo(asked.context, redirect).redirect.destination;
}

describe.each(['en', 'de'])('a member at the log-in (%s)', (locale) => {
  const home = locale === 'en' ? '/dashboard/home' : '/de/dashboard/home';

  test.each(hostileDestinations)('is never sent to %j', (next) => {
    expect(sentTo(next, locale)).toBe(home);
    expect(new URL(sentTo(next, locale), ORIGIN).origin).toBe(ORIGIN);
  });

  test('is sent home when the destination is given twice', () => {
    expect(sentTo(['/party/1', '//evil.example'], locale)).toBe(home);
  });
});

test('a member is sent on to where they wanted to go, and a visitor stays', () => {
  expect(sentTo('/fr/party/1?a=b', 'de')).toBe('/de/party/1?a=b');
  const context = { query: { next: '//evil.example' } } as unknown as GetServerSidePropsContext;
  expect(redirectMember({ user: null, context })).toEqual({ props: { googleClientId: null } });
});

test('rules that stand on another site are led to as they are', () => {
  const context = { locale: 'de', defaultLocale: 'en' } as GetServerSidePropsContext;
  const { redirect } = redirectTo(context, 'https://rules.example/terms');
  expect(redirect.destination).toBe('https://rules.example/terms');
});
