import { useRouter } from 'next/router';
import { legalPath, type LegalDocument } from '@/lib/legal/documents';
import { DEFAULT_LOCALE, isLocaleCode } from '@/lib/navigation/locales';
import { localePath } from '@/lib/navigation/path';
import { useSiteLinks } from './useSiteLinks';

/** Where the rules of this installation stand: our own pages in the reader's language, or elsewhere. */
export function useLegalLinks(): Readonly<Record<LegalDocument, string>> {
  const { locale } = useRouter();
  const { terms, privacy } = useSiteLinks();
  // A link to another tab is none of the router's, which would add the language.
  const inLanguage = (address: string) =>
    address.startsWith('/') && isLocaleCode(locale) && locale !== DEFAULT_LOCALE
      ? localePath(locale, address)
      : address;
  return {
    terms: inLanguage(terms),
    privacy: inLanguage(privacy),
    refunds: inLanguage(legalPath('refunds')),
    draws: inLanguage(legalPath('draws')),
  };
}
