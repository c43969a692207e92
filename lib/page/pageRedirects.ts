import type { GetServerSidePropsContext, Redirect } from 'next';
import { safeDestination } from '@/lib/navigation/destination';
import { DEFAULT_LOCALE } from '@/lib/navigation/locales';
import { withoutLocale } from '@/lib/navigation/path';
import { webConfig, type WebConfig } from '@/lib/server/config';
import { addCookies, formatCookie, isSecureRequest } from '@/lib/server/http/cookies';
import type { CurrentUser } from '@/lib/session/currentUser';
import type { Access } from '@/lib/shared/access';

/** Readable cookie naming the one toast the next page shows. */
const FLASH_COOKIE = 'flash';

/** What a flash cookie may hold: why the reader is not where they wanted to go. */
export type Flash = 'login_required' | 'wrong_role';

/** Returns why a user may not see a page at all; null when they may. */
export function reasonAgainst(access: Access, user: CurrentUser | null): Flash | null {
  if (access === 'public') return null;
  if (user === null) return 'login_required';
  if (access === 'member') return null;
  return user.userType === (access === 'creator' ? 'CREATOR' : 'FAN') ? null : 'wrong_role';
}

/**
 * Sends the browser to a path without locale prefix, in the language of the page; 307 or 308. An
 * address on another site stays as it is.
 */
export function redirectTo(
  context: GetServerSidePropsContext,
  path: string,
  permanent = false,
): { redirect: Redirect } {
  const { locale, defaultLocale = DEFAULT_LOCALE } = context;
  const isOurs = path.startsWith('/') && locale !== undefined && locale !== defaultLocale;
  const prefix = isOurs ? `/${locale}` : '';
  return { redirect: { destination: `${prefix}${path}`, permanent } };
}

/** Sends who may not see a page to the log-in and back, or home; the next page says why. */
export function redirectWithFlash(
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

/** Own props of the log-in and sign-up pages. */
export interface WayIn {
  /** Null: nobody signs in with Google here. */
  googleClientId: string | null;
}

/** `load` of the sign-up page: who is logged in goes to where they wanted to go. */
export function redirectMember({
  user,
  context,
}: {
  user: CurrentUser | null;
  context: GetServerSidePropsContext;
}) {
  if (user === null) {
    const { googleClientId } = webConfig();
    return { props: { googleClientId } satisfies WayIn };
  }
  return { redirect: wantedPath(context) };
}

/** Where somebody who is logged in wanted to go, without language; home unless they said. */
export function wantedPath(context: GetServerSidePropsContext): string {
  return withoutLocale(safeDestination(context.query.next) ?? '/dashboard/home');
}
