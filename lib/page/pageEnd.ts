import type { GetServerSidePropsContext, Redirect } from 'next';
import type { Access } from '@/lib/shared/access';
import { addCookies, formatCookie, isSecureRequest } from '@/lib/server/http/cookies';
import type { WebConfig } from '@/lib/server/config';
import type { CurrentUser } from '@/lib/session/currentUser';
import { DEFAULT_LOCALE } from '@/lib/navigation/locales';

/** Readable cookie naming the one toast the next page shows. */
const FLASH_COOKIE = 'flash';

/** What a flash cookie may hold: why the reader is not where they wanted to go. */
export type Flash = 'login_required' | 'wrong_role';

/** Why a user may not see a page at all; null when they may. */
export function gateOf(access: Access, user: CurrentUser | null): Flash | null {
  if (access === 'public') return null;
  if (user === null) return 'login_required';
  if (access === 'member') return null;
  return user.userType === (access === 'creator' ? 'CREATOR' : 'FAN') ? null : 'wrong_role';
}

/** Sends the browser to a path without locale prefix, in the language of the page; 307 or 308. */
export function redirectTo(
  context: GetServerSidePropsContext,
  path: string,
  permanent = false,
): { redirect: Redirect } {
  const { locale, defaultLocale = DEFAULT_LOCALE } = context;
  const prefix = locale === undefined || locale === defaultLocale ? '' : `/${locale}`;
  return { redirect: { destination: `${prefix}${path}`, permanent } };
}

/** Turns away who may not see a page: to the log-in and back, or home; the next page says why. */
export function turnAway(
  context: GetServerSidePropsContext,
  flash: Flash,
  config: WebConfig,
): { redirect: Redirect } {
  const secure = isSecureRequest(context.req, config);
  const expires = new Date(Date.now() + 60_000);
  addCookies(context.res, [formatCookie(FLASH_COOKIE, flash, { secure, expires })]);
  if (flash === 'wrong_role') return redirectTo(context, '/dashboard/home');
  return redirectTo(context, `/login?next=${encodeURIComponent(context.resolvedUrl)}`);
}
