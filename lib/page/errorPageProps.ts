import type { NextPageContext } from 'next';
import type { PageTranslations } from '@/lib/i18n/pageTranslations';
import type { PageSession } from './pageShell';

/** Props of the pages that no `serverPage` wraps (404 and the fault page). */
export interface ErrorPageProps extends Partial<PageTranslations> {
  session?: PageSession;
  /** Somebody logged in has shut the sidebar, where it covers the page. */
  isSidebarShut?: boolean;
  /** Path that was asked for: on the server Next names the error page instead. */
  address?: string;
}

/**
 * Returns the shell's texts for an error page, and who asks. In the browser they are those of the
 * page that was loaded: texts are never fetched there.
 */
export async function errorPageProps(context: NextPageContext): Promise<ErrorPageProps> {
  if (typeof window === 'undefined') {
    // The bundler takes this branch out of the browser's code, and what it imports with it.
    const { serverErrorPage } = await import('./serverErrorPage');
    return serverErrorPage(context);
  }
  const { pageProps = {} } = window.__NEXT_DATA__.props as { pageProps?: ErrorPageProps };
  const { _nextI18Next, session, isSidebarShut } = pageProps;
  return { _nextI18Next, session, isSidebarShut };
}
