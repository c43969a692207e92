import { useId } from 'react';
import { actionText } from '@/components/console/act/actionText';
import { RecentActs } from '@/components/console/act/RecentActs';
import { FillingPanel, PanelHead, PanelText } from '@/components/console/frame/Frame.styles';
import { useLottery } from '@/components/lottery/console/LotteryContext';
import { useTranslation } from '@/hooks/ui/useTranslation';

/** What the hosts did last. */
export function ActsPanel() {
  const { t, i18n } = useTranslation('lotteryConsole');
  const { acts } = useLottery().edit;
  const titleId = useId();
  return (
    <FillingPanel aria-labelledby={titleId}>
      <PanelHead>
        <h2 id={titleId}>{t('console:log.heading')}</h2>
      </PanelHead>
      {acts.length === 0 ? (
        <PanelText>{t('console:log.empty')}</PanelText>
      ) : (
        <RecentActs acts={acts} textOf={(act) => actionText(t, i18n.language, act)} />
      )}
    </FillingPanel>
  );
}
