import { numbersIn } from '@/lib/i18n/numbers';

/**
 * The N of "1 in N" for the first prize, which is exactly all tickets by one's own: whole where it is,
 * else with one decimal. Null without a ticket.
 */
export function oddsOf(mine: number, total: number, language: string): string | null {
  if (mine < 1 || total < mine) return null;
  const odds = total / mine;
  if (Number.isInteger(odds)) return numbersIn(language).format(odds);
  const format = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return new Intl.NumberFormat(language, format).format(odds);
}
