import styled from 'styled-components';
import { goalInHand } from '@/hooks/fundconsole/list/newFund';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { FEE_BASIS_POINTS, FIXED_FEE } from '@/lib/shared/money/fees';
import { formatBriefMoney, formatMoney } from '@/lib/shared/money/format';
import type { Currency } from '@/lib/shared/money/money';
import { tabularFigures } from '@/styles/mixins';
import { color, size, weight } from '@/styles/tokens';
import { marks, Told } from '@/components/shared/money/Told';

const Root = styled.p`
  color: ${color.textQuiet};
  font-size: ${size.small};
  ${tabularFigures}

  b {
    color: ${color.text};
    font-weight: ${weight.strong};
  }
`;

interface Props {
  /** In minor units; null: none is written in the field. */
  goal: number | null;
  currency: Currency;
}

/** Beside a goal: how many usual contributions make it, and about how much is left of them. */
export function YouReceiveAbout({ goal, currency }: Props) {
  const { t, i18n } = useTranslation('fundHost');
  if (!goal) return <Root role="status" />;
  const { each, count, net } = goalInHand(goal, currency);
  const brief = (amount: number) => formatBriefMoney({ amount, currency }, i18n.language);
  const whole = Math.round(net / 100) * 100;
  const share = new Intl.NumberFormat(i18n.language, {
    style: 'percent',
    maximumFractionDigits: 2,
  }).format(FEE_BASIS_POINTS.CONTRIBUTION / 10_000);
  const text = t('new.in_hand', {
    count,
    each: brief(each),
    goal: brief(goal),
    share,
    fixed: formatMoney({ amount: FIXED_FEE[currency], currency }, i18n.language),
    ...marks('net'),
  });
  return (
    <Root role="status">
      <Told text={text} parts={{ net: <b>{t('new.you_receive', { amount: brief(whole) })}</b> }} />
    </Root>
  );
}
