import { useTranslation } from '@/hooks/ui/useTranslation';
import { formatBriefMoney, formatMoney } from '@/lib/shared/money/format';
import type { Currency } from '@/lib/shared/money/money';

/** Amounts of one currency in the reader's language. */
export function useMoney(currency: Currency) {
  const { i18n } = useTranslation();
  // The hyphen that `Intl` writes is shorter than the plus it stands across from.
  const withMinus = (text: string) => text.replace('-', '−');
  return {
    /** For a glance: no cents where there are none. */
    brief: (amount: number) => withMinus(formatBriefMoney({ amount, currency }, i18n.language)),
    /** Always two digits: what is paid, and what is added up. */
    exact: (amount: number) => withMinus(formatMoney({ amount, currency }, i18n.language)),
  };
}
