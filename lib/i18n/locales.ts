import { LOCALES } from '@/lib/shared/account';

/** One of the five languages of the product. */
export type Locale = (typeof LOCALES)[number];

/** The language of an address without a locale prefix. */
export const DEFAULT_LOCALE: Locale = LOCALES[0];

/** Says whether a string is the code of one of the five languages. */
export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}

/** What a request says about its reader, strongest first. */
export interface LocaleHints {
  /** Language of the page that asks. */
  page?: string | undefined;
  /** Cookie `NEXT_LOCALE`: what the reader chose. */
  chosen?: string | undefined;
  /** Header `Accept-Language`. */
  accepted?: string | undefined;
}

/** The best language for a reader; never throws, English when nothing fits. */
export function pickLocale({ page, chosen, accepted }: LocaleHints): Locale {
  if (isLocale(page)) return page;
  if (isLocale(chosen)) return chosen;
  const wished = (accepted ?? '').slice(0, 500).split(',').map(parseRange);
  wished.sort((a, b) => b.weight - a.weight);
  return wished.map(({ language }) => language).find(isLocale) ?? DEFAULT_LOCALE;
}

function parseRange(range: string): { language: string; weight: number } {
  const [tag = '', ...parameters] = range.trim().toLowerCase().split(';');
  const quality = parameters.map((part) => /^\s*q=([\d.]+)\s*$/.exec(part)?.[1]).find(Boolean);
  const weight = quality === undefined ? 1 : Number(quality);
  return { language: tag.split('-')[0] ?? '', weight: Number.isFinite(weight) ? weight : 0 };
}
