import type { NextPageContext } from 'next';
import type { PageTranslations } from '@/lib/i18n/pageTranslations';
import type { CurrentUser } from '@/lib/session/currentUser';

/** Props of the pages that no `serverPage` wraps (404 and the fault page). */
export interface ErrorPageProps extends Partial<PageTranslations> {
  session?: { user: CurrentUser | null };
  /** Somebody logged in has shut the sidebar, where it covers the page. */
  isSidebarShut?: boolean;
  /** Path that was asked for: on the server Next names the error page instead. */
  address?: string;
}

/**
 * Put on each request by the web server: makes the error pages' props. It comes this way because
 * `_app` is part of the browser's bundle, and what it imports would be too.
 */
export interface ErrorPageRequest {
  errorPageProps?: (locale: string | undefined) => Promise<ErrorPageProps>;
}

/**
 * The shell's texts for an error page, and who asks. In the browser they are those of the page that
 * was loaded: texts are never fetched there.
 */
export async function errorPageProps(context: NextPageContext): Promise<ErrorPageProps> {
  if (typeof window === 'undefined') {
    const request = context.req as ErrorPageRequest | undefined;
    return (await request?.errorPageProps?.(context.locale)) ?? {};
  }
  const { pageProps = {} } = window.__NEXT_DATA__.props as { pageProps?: ErrorPageProps };
  const { _nextI18Next, session, isSidebarShut } = pageProps;
  return { _nextI18Next, session, isSidebarShut };
}
