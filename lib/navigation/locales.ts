/** The five languages, each in its own words (product spec §2). */
export const LANGUAGES = [
  { code: 'en', name: 'English' },
  { code: 'de', name: 'Deutsch' },
  { code: 'fr', name: 'Français' },
  { code: 'es', name: 'Español' },
  { code: 'pt', name: 'Português' },
] as const;

/** Code of a language the product speaks. */
export type LocaleCode = (typeof LANGUAGES)[number]['code'];

/** Language of an address without a prefix. */
export const DEFAULT_LOCALE: LocaleCode = 'en';

/** Says whether a path segment or a cookie names a language the product speaks. */
export function isLocaleCode(value: unknown): value is LocaleCode {
  return LANGUAGES.some(({ code }) => code === value);
}
