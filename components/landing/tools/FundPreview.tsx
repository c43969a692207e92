import { useTranslation } from '@/hooks/ui/useTranslation';
import styled from 'styled-components';
import { BigNumber } from '@/components/ui/BigNumber';
import { ProgressBar } from '@/components/ui/ProgressBar';
import { useSampleFund } from '@/hooks/landing/useSampleTools';
import { color } from '@/styles/tokens';
import { Preview } from './Preview';

const Goal = styled.p`
  color: ${color.textQuiet};
`;

export function FundPreview() {
  const { t, i18n } = useTranslation('landing');
  const { raised, goal, playback } = useSampleFund();
  const money = new Intl.NumberFormat(i18n.language, {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: 0,
  });
  return (
    <Preview playback={playback}>
      <BigNumber tone="fund" value={money.format(raised)} label={t('fund.raised')}>
        <Goal>{t('fund.goal', { goal: money.format(goal) })}</Goal>
      </BigNumber>
      <ProgressBar value={raised} max={goal} tone="fund" label={t('fund.raised')} />
    </Preview>
  );
}
