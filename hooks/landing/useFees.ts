import { currencyOf } from '@/lib/i18n/currencyOf';
import { FEE_BASIS_POINTS, FIXED_FEE, netOf, type FeeKind } from '@/lib/shared/money/fees';
import { formatMoney } from '@/lib/shared/money/format';
import { CURRENCIES } from '@/lib/shared/money/money';
import { useTranslation } from '@/hooks/ui/useTranslation';

/** What a sample payment is, in minor units. */
const PAID = 2000;

/** Our fees in words, as the reader writes numbers and in the currency they most likely use. */
export function useFees() {
  const { i18n } = useTranslation('landing');
  const { language } = i18n;
  const currency = currencyOf(language);
  const money = (amount: number, of: (typeof CURRENCIES)[number] = currency) =>
    formatMoney({ amount, currency: of }, language);
  const share = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 });
  const list = new Intl.ListFormat(language, { type: 'disjunction' });
  return {
    money,
    paid: money(PAID),
    /** "4% + €0.30" */
    cutOf: (kind: FeeKind) =>
      `${share.format(FEE_BASIS_POINTS[kind] / 10_000)} + ${money(FIXED_FEE[currency])}`,
    /** What is left of the sample payment. */
    keptOf: (kind: FeeKind) => money(netOf(kind, { amount: PAID, currency })),
    /** The part that every payment has alike, in all currencies. */
    fixed: list.format(CURRENCIES.map((one) => money(FIXED_FEE[one], one))),
  };
}
