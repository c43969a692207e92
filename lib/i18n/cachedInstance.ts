import { createInstance, type i18n as I18n } from 'i18next';
import i18nConfig from '@/next-i18next.config';
import { numbersIn } from './numbers';
import type { PageTranslations } from './pageTranslations';

let latest: I18n | null = null;

/** Texts of the page that is shown; null on the server, where many are shown at once. */
export const latestInstance = (): I18n | null => latest;

const cache = new WeakMap<PageTranslations['_nextI18Next'], I18n>();

/**
 * The i18next instance of a page's texts: on the server one for each language and set of namespaces,
 * where next-i18next makes one for every request; in the browser one for each page.
 */
export function cachedInstance(translations: PageTranslations['_nextI18Next']): I18n {
  const instance = cache.get(translations) ?? makeInstance(translations);
  cache.set(translations, instance);
  if (typeof window !== 'undefined') latest = instance;
  return instance;
}

function makeInstance(translations: PageTranslations['_nextI18Next']): I18n {
  const { i18n, ...options } = i18nConfig;
  const instance = createInstance();
  void instance.init({
    ...options,
    lng: translations.initialLocale,
    fallbackLng: i18n.defaultLocale,
    ns: translations.ns,
    resources: translations.initialI18nStore,
    initAsync: false,
  });
  instance.services.formatter?.add('number', (value: number, language = i18n.defaultLocale) =>
    numbersIn(language).format(value),
  );
  return instance;
}
