import type { LocaleCode } from '@/lib/navigation/locales';
import { readTexts, type Texts } from './texts';

/** Texts of one page as they travel in its props, in the shape of next-i18next. */
export interface PageTranslations {
  _nextI18Next: {
    initialI18nStore: Record<string, Record<string, Texts>>;
    initialLocale: LocaleCode;
    ns: string[];
  };
}

const kept = new Map<string, PageTranslations>();

/**
 * Props of one page's texts, in the shape of next-i18next's `serverSideTranslations`. That function
 * builds an i18next instance for every request, which cost most of a page; this reads files once.
 */
export function pageTranslations(
  locale: LocaleCode,
  namespaces: readonly string[],
): PageTranslations {
  const key = [locale, ...namespaces].join(' ');
  const known = kept.get(key);
  if (known !== undefined) return known;
  const texts = namespaces.map((name): [string, Texts] => [name, readTexts(locale, name)]);
  const translations: PageTranslations = {
    _nextI18Next: {
      initialI18nStore: { [locale]: Object.fromEntries(texts) },
      initialLocale: locale,
      ns: [...namespaces],
    },
  };
  if (process.env.NODE_ENV === 'production') kept.set(key, translations);
  return translations;
}
