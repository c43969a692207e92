import type { NextPageContext } from 'next';
import type { PageTranslations } from '@/lib/i18n/pageTranslations';
import { DEFAULT_LOCALE, isLocaleCode } from '@/lib/navigation/locales';
import type { CurrentUser } from '@/lib/session/currentUser';

interface ErrorPageProps extends Partial<PageTranslations> {
  session?: { user: CurrentUser | null };
}

/**
 * Props of the pages that no `serverPage` wraps (404 and the fault page): the shell's texts, and who
 * asks. In the browser they are those of the page that was loaded: texts are never fetched there.
 */
export async function errorPageProps(context: NextPageContext): Promise<ErrorPageProps> {
  if (typeof window !== 'undefined') {
    const { pageProps = {} } = window.__NEXT_DATA__.props as { pageProps?: ErrorPageProps };
    const { _nextI18Next, session } = pageProps;
    return { _nextI18Next, session };
  }
  const { pageTranslations } = await import('@/lib/i18n/pageTranslations');
  const locale = isLocaleCode(context.locale) ? context.locale : DEFAULT_LOCALE;
  return { session: await sessionOf(context), ...pageTranslations(locale, ['common', 'errors']) };
}

async function sessionOf({ req, res, pathname }: NextPageContext) {
  if (!req || !res || pathname !== '/404') return { user: null };
  const { PageVisit } = await import('./pageVisit');
  const { services } = await import('@/lib/server/services');
  const visit = new PageVisit({ req, res, resolvedUrl: req.url ?? '/' }, services());
  // A page that says what is missing must not fail over who asks.
  await visit.ask({}).catch(() => undefined);
  visit.settleSession();
  return { user: visit.user };
}
