import { DEFAULT_LOCALE, isLocaleCode } from '@/lib/navigation/locales';
import type { PageTranslations } from './pageTranslations';

type Carried = Partial<PageTranslations> & Record<string, unknown>;

/**
 * Props of the pages that no `serverPage` wraps (404 and the fault page): the shell's texts. In the
 * browser they are those of the page that was loaded, for texts are never fetched there.
 */
export async function errorPageProps(locale: string | undefined): Promise<Carried> {
  if (typeof window !== 'undefined') {
    const { pageProps } = window.__NEXT_DATA__.props as { pageProps?: Carried };
    const { _nextI18Next, session } = pageProps ?? {};
    return { _nextI18Next, session };
  }
  const { pageTranslations } = await import('./pageTranslations');
  return {
    ...pageTranslations(isLocaleCode(locale) ? locale : DEFAULT_LOCALE, ['common', 'errors']),
  };
}
