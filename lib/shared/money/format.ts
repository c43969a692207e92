import type { Money } from './money';

const cache = new Map<string, Intl.NumberFormat>();

/**
 * An amount with its currency as readers of a language write it: always two digits, so that sums line
 * up, and a real minus. The hyphen that `Intl` writes is shorter than the plus it stands across from.
 */
export function formatMoney({ amount, currency }: Money, language: string): string {
  const key = `${language} ${currency}`;
  const format = cache.get(key) ?? new Intl.NumberFormat(language, { style: 'currency', currency });
  cache.set(key, format);
  return format.format(amount / 100).replace('-', '−');
}
