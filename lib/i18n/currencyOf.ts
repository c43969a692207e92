import type { VALUE_CURRENCIES } from '@/lib/shared/lottery/states';

/** The currency that readers of a language most likely use. */
export function currencyOf(language: string): (typeof VALUE_CURRENCIES)[number] {
  return language === 'en' ? 'USD' : language === 'pt' ? 'BRL' : 'EUR';
}
