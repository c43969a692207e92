import styled from 'styled-components';
import { Private } from '@/components/shared/private/Private';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { formatMoney } from '@/lib/shared/money/format';
import type { Currency } from '@/lib/shared/money/money';
import { tabularFigures } from '@/styles/mixins';

interface Props {
  /** In minor units; below zero it is money that goes back. */
  amount: number;
  currency: Currency;
  /** A plus before what comes in as well: for a change, not for a sum. */
  isChange?: boolean;
}

const Figures = styled.span`
  white-space: nowrap;
  ${tabularFigures}
`;

/** Money of a creator's own, as the reader writes it; covered like everything private. */
export function Amount({ amount, currency, isChange = false }: Props) {
  const { i18n } = useTranslation();
  const written = formatMoney({ amount, currency }, i18n.language);
  return (
    <Figures>
      <Private>
        {isChange && amount > 0 && '+'}
        {written}
      </Private>
    </Figures>
  );
}
