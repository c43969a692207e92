import type { i18n as I18n, TFunction } from 'i18next';
import { I18nContext } from 'next-i18next/pages';
import { useContext, useSyncExternalStore } from 'react';

type Texts = Readonly<Record<string, unknown>>;

const translators = new WeakMap<I18n, Map<string, TFunction>>();

/**
 * Texts of one namespace in the page's language; `namespace:key` reaches into another. Does what
 * react-i18next's hook does for pages that bring their texts along, without the copy of the i18n
 * instance that hook makes for every component: it cost a fifth of a server-rendered page.
 */
export function useTranslation(namespace = 'common'): { t: TFunction; i18n: I18n } {
  const { i18n } = useContext(I18nContext);
  const languageOf = () => i18n.language;
  const language = useSyncExternalStore(
    (listener) => {
      i18n.on('languageChanged', listener);
      return () => i18n.off('languageChanged', listener);
    },
    languageOf,
    languageOf,
  );
  return { t: translatorOf(i18n, language, namespace), i18n };
}

function translatorOf(i18n: I18n, language: string, namespace: string): TFunction {
  const known = translators.get(i18n) ?? new Map<string, TFunction>();
  translators.set(i18n, known);
  const key = `${language}/${namespace}`;
  const made = known.get(key) ?? makeTranslator(i18n, language, namespace);
  known.set(key, made);
  return made;
}

/** A newer server may name an error this page has no text for. */
const isError = (key: string, namespace: string) =>
  namespace === 'errors' || key.startsWith('errors:');

/** A text without values needs no interpolation: it is what stands in the file. */
function makeTranslator(i18n: I18n, language: string, namespace: string): TFunction {
  const full = i18n.getFixedT(language, namespace);
  const translate = (key: string, options?: Record<string, unknown>) => {
    const texts = i18n.store.data[language]?.[namespace] as Texts | undefined;
    const plain = options === undefined ? texts?.[key] : undefined;
    if (typeof plain === 'string') return plain;
    return full(isError(key, namespace) ? [key, 'errors:internal'] : key, options ?? {});
  };
  return translate as TFunction;
}
