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

/** What a page may have to say although nothing was refused; `loadErrorTexts` brings the others. */
const OWN_ERRORS = [
  'internal',
  'backend.unreachable',
  'media.too_large',
  'error_no_results_found_default',
  'toasts.label',
];

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
  const texts = namespaces.map((name): [string, Texts] => [name, carried(locale, name)]);
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

function carried(locale: LocaleCode, namespace: string): Texts {
  const texts = readTexts(locale, namespace);
  if (namespace !== 'errors') return texts;
  return Object.fromEntries(Object.entries(texts).filter(([key]) => OWN_ERRORS.includes(key)));
}
