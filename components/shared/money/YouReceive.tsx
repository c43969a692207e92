import styled from 'styled-components';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { netOf, type FeeKind } from '@/lib/shared/money/fees';
import { formatMoney } from '@/lib/shared/money/format';
import { amountFault, type Money } from '@/lib/shared/money/money';
import { tabularFigures } from '@/styles/mixins';
import { color, size, weight } from '@/styles/tokens';

interface Props {
  kind: FeeKind;
  /** What the buyer pays; null: nothing that can be charged is written in the field. */
  price: Money | null;
}

const Root = styled.p`
  color: ${color.textQuiet};
  font-size: ${size.small};
  ${tabularFigures}

  b {
    color: ${color.text};
    font-weight: ${weight.strong};
  }
`;

/** Beside every price a creator sets: what is left of it for them, said again as it changes. */
export function YouReceive({ kind, price }: Props) {
  const { t, i18n } = useTranslation('common');
  const isCharged = price !== null && amountFault(price) === null;
  return (
    <Root role="status">
      {isCharged && (
        <>
          {t('money.you_receive')}{' '}
          <b>{formatMoney({ ...price, amount: netOf(kind, price) }, i18n.language)}</b>
        </>
      )}
    </Root>
  );
}
