import { I18nContext } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { cachedInstance } from '@/lib/i18n/cachedInstance';
import type { PageTranslations } from '@/lib/i18n/pageTranslations';

interface Props {
  translations: PageTranslations['_nextI18Next'] | undefined;
  children: ReactNode;
}

/** Provides the page's texts through their cached i18next instance. */
export function TranslationsProvider({ translations, children }: Props) {
  if (translations === undefined) return children;
  return <I18nContext value={{ i18n: cachedInstance(translations) }}>{children}</I18nContext>;
}
