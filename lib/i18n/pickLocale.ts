import { DEFAULT_LOCALE, isLocaleCode, type LocaleCode } from '@/lib/navigation/locales';

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
export function pickLocale({ page, chosen, accepted }: LocaleHints): LocaleCode {
  if (isLocaleCode(page)) return page;
  if (isLocaleCode(chosen)) return chosen;
  const preferred = (accepted ?? '').slice(0, 500).split(',').map(parseRange);
  preferred.sort((a, b) => b.weight - a.weight);
  return preferred.map(({ language }) => language).find(isLocaleCode) ?? DEFAULT_LOCALE;
}

function parseRange(range: string): { language: string; weight: number } {
  const [tag = '', ...parameters] = range.trim().toLowerCase().split(';');
  const quality = parameters.map((part) => /^\s*q=([\d.]+)\s*$/.exec(part)?.[1]).find(Boolean);
  const weight = quality === undefined ? 1 : Number(quality);
  return { language: tag.split('-')[0] ?? '', weight: Number.isFinite(weight) ? weight : 0 };
}
