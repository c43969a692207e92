import { useTranslation } from '@/hooks/ui/useTranslation';
import styled from 'styled-components';
import { BigNumber } from '@/components/ui/BigNumber';
import { ProgressBar } from '@/components/ui/ProgressBar';
import { color } from '@/styles/tokens';
import { Preview } from './Preview';

const RAISED = 1284;
const GOAL = 2000;

const Goal = styled.p`
  color: ${color.textQuiet};
`;

export function FundPreview() {
  const { t, i18n } = useTranslation('landing');
  const money = new Intl.NumberFormat(i18n.language, {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: 0,
  });
  return (
    <Preview>
      <BigNumber tone="fund" value={money.format(RAISED)} label={t('fund.raised')}>
        <Goal>{t('fund.goal', { goal: money.format(GOAL) })}</Goal>
      </BigNumber>
      <ProgressBar value={RAISED} max={GOAL} tone="fund" label={t('fund.raised')} />
    </Preview>
  );
}
