import { DEFAULT_LOCALE, LANGUAGES, type LocaleCode } from '@/lib/navigation/locales';
import { barePath } from '@/lib/navigation/path';

/** One page in one language. */
export interface Alternate {
  /** A language code, or `x-default` for readers of all others. */
  language: LocaleCode | 'x-default';
  /** Absolute. */
  href: string;
}

/** The one address of a page in a language: absolute, no query, English without a prefix. */
export function addressIn(origin: string, language: LocaleCode, path: string): string {
  const bare = barePath(path);
  if (language === DEFAULT_LOCALE) return origin + bare;
  return `${origin}/${language}${bare === '/' ? '' : bare}`;
}

/** The same page in every language, and in English for everybody else. */
export function alternatesOf(origin: string, path: string): Alternate[] {
  const languages = LANGUAGES.map(({ code }) => ({
    language: code,
    href: addressIn(origin, code, path),
  }));
  return [...languages, { language: 'x-default', href: addressIn(origin, DEFAULT_LOCALE, path) }];
}
