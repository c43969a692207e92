import type { LotteryPrize } from '@/lib/shared/lottery/messages';

/** A prize's estimated value as readers of a language write it, whole amounts without decimals; null: not said. */
export function prizeValue(
  { valueMinor, currency }: Pick<LotteryPrize, 'valueMinor' | 'currency'>,
  language: string,
): string | null {
  if (valueMinor === null || currency === null) return null;
  const isWhole = valueMinor % 100 === 0;
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    minimumFractionDigits: isWhole ? 0 : 2,
  });
  return format.format(valueMinor / 100);
}
