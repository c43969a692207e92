import type { Money } from './money';

const cache = new Map<string, Intl.NumberFormat>();

/**
 * An amount with its currency as readers of a language write it: always two digits, so that sums line
 * up, and a real minus. The hyphen that `Intl` writes is shorter than the plus it stands across from.
 */
export function formatMoney(money: Money, language: string): string {
  return written(money, language, 2);
}

/** The same for what is read at a glance: without cents where there are none. */
export function formatBriefMoney(money: Money, language: string): string {
  return written(money, language, money.amount % 100 === 0 ? 0 : 2);
}

function written({ amount, currency }: Money, language: string, digits: 0 | 2): string {
  const key = `${language} ${currency} ${digits}`;
  const format =
    cache.get(key) ??
    new Intl.NumberFormat(language, {
      style: 'currency',
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
  cache.set(key, format);
  return format.format(amount / 100).replace('-', '−');
}
