import { serverSideTranslations } from 'next-i18next/pages/serverSideTranslations';
import type { LocaleCode } from '@/lib/navigation/locales';
import i18nConfig from '@/next-i18next.config';
import type { Texts } from './texts';

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
  'toasts.undo',
];

/** As configured, but without the default language beside the page's own: every file has all texts. */
const LOADER_CONFIG = { ...i18nConfig, fallbackLng: false } as const;

/** Stands for every text of a namespace. */
const ALL = '*';

const cache = new Map<string, Promise<PageTranslations>>();

/**
 * Returns the props of one page's texts. `namespaces` names whole ones (`landing`), or single texts
 * with their plural forms (`console:next.key`) of one a page needs little of. They are read by next-i18next's `serverSideTranslations`,
 * which makes an i18next instance at every call; so its answers are kept per language and namespaces
 * (decision 0035). Rejects when there is no such namespace.
 */
export function pageTranslations(
  locale: LocaleCode,
  namespaces: readonly string[],
): Promise<PageTranslations> {
  // Development reads again, so that a changed text shows.
  if (process.env.NODE_ENV !== 'production') return load(locale, namespaces);
  const key = [locale, ...namespaces].join(' ');
  const translations = cache.get(key) ?? load(locale, namespaces);
  cache.set(key, translations);
  translations.catch(() => cache.delete(key));
  return translations;
}

async function load(locale: LocaleCode, namespaces: readonly string[]): Promise<PageTranslations> {
  const asked = namespaces.map((name) => name.split(':'));
  const ns = [...new Set(asked.map(([name = '']) => name))];
  const { _nextI18Next } = await serverSideTranslations(locale, ns, LOADER_CONFIG);
  const store = _nextI18Next?.initialI18nStore as Record<string, Record<string, Texts>> | undefined;
  const texts = ns.map((name): [string, Texts] => {
    const keys = asked.flatMap(([of, key]) => (of === name ? [key ?? ALL] : []));
    return [name, carried(name, keys, store?.[locale]?.[name])];
  });
  return {
    _nextI18Next: {
      initialI18nStore: { [locale]: Object.fromEntries(texts) },
      initialLocale: locale,
      ns,
    },
  };
}

const PLURAL = /_(?:ordinal_)?(?:zero|one|two|few|many|other)$/;

function carried(namespace: string, asked: readonly string[], texts: Texts = {}): Texts {
  if (Object.keys(texts).length === 0) throw new Error(`No texts of namespace ${namespace}.`);
  const keys = new Set(namespace === 'errors' ? OWN_ERRORS : asked);
  if (keys.has(ALL)) return texts;
  const isCarried = (key: string) => keys.has(key) || keys.has(key.replace(PLURAL, ''));
  return Object.fromEntries(Object.entries(texts).filter(([key]) => isCarried(key)));
}
