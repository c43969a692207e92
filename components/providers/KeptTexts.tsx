import { I18nContext } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { keptInstance } from '@/lib/i18n/keptInstance';
import type { PageTranslations } from '@/lib/i18n/pageTranslations';

interface KeptTextsProps {
  translations: PageTranslations['_nextI18Next'] | undefined;
  children: ReactNode;
}

/** The page's texts, from the instance kept for them. */
export function KeptTexts({ translations, children }: KeptTextsProps) {
  if (translations === undefined) return children;
  return <I18nContext value={{ i18n: keptInstance(translations) }}>{children}</I18nContext>;
}
