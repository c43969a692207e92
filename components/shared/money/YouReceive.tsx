import styled from 'styled-components';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { FEE_BASIS_POINTS, FIXED_FEE, netOf, type FeeKind } from '@/lib/shared/money/fees';
import { formatMoney } from '@/lib/shared/money/format';
import { amountFault, type Money } from '@/lib/shared/money/money';
import { tabularFigures } from '@/styles/mixins';
import { radius, size, space, toneColors, weight } from '@/styles/tokens';

interface Props {
  kind: FeeKind;
  /** What the buyer pays; null: nothing that can be charged is written in the field. */
  price: Money | null;
}

const good = toneColors('good');

const Root = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space[3]};
  min-height: 4.25rem;
  padding: ${space[2]} ${space[4]};
  border-radius: ${radius.medium};
  background: ${good.soft};
  color: ${good.text};
  font-weight: ${weight.strong};
  ${tabularFigures}

  b {
    font-size: ${size.heading};
    font-weight: ${weight.display};
  }

  small {
    flex: 1 0 100%;
    font-size: ${size.small};
    font-weight: ${weight.text};
  }

  &:empty {
    background: none;
  }
`;

/** Beside every price a creator sets: what is left of it for them, and why, said again as it changes. */
export function YouReceive({ kind, price }: Props) {
  const { t, i18n } = useTranslation('common');
  const isCharged = price !== null && amountFault(price) === null;
  const money = (amount: number, { currency }: Money) =>
    formatMoney({ amount, currency }, i18n.language);
  const share = new Intl.NumberFormat(i18n.language, {
    style: 'percent',
    maximumFractionDigits: 2,
  }).format(FEE_BASIS_POINTS[kind] / 10_000);
  return (
    <Root role="status">
      {isCharged && (
        <>
          {t('money.you_receive')} <b>{money(netOf(kind, price), price)}</b>{' '}
          <small>
            {`${money(price.amount, price)} − ${share} − ${money(FIXED_FEE[price.currency], price)}`}
          </small>
        </>
      )}
    </Root>
  );
}
