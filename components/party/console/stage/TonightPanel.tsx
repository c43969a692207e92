import { useTranslation } from '@/hooks/ui/useTranslation';
import { useId } from 'react';
import { Panel, PanelHead } from '@/components/console/frame/Frame.styles';
import { Numbers } from '@/components/console/stage/Stage.styles';
import { numbersIn } from '@/lib/i18n/numbers';
import { useQueue } from '@/components/party/console/QueueContext';

/** What became of a show that is over, in numbers. */
export function TonightPanel() {
  const { t, i18n } = useTranslation('console');
  const { playedCount, roundNo } = useQueue().party;
  const titleId = useId();
  const format = numbersIn(i18n.language);
  return (
    <Panel $isAccented aria-labelledby={titleId}>
      <PanelHead>
        <h2 id={titleId}>{t('tonight.title')}</h2>
      </PanelHead>
      <Numbers>
        <div>
          <dt>{t('tonight.played', { count: playedCount })}</dt>
          <dd>{format.format(playedCount)}</dd>
        </div>
        <div>
          <dt>{t('tonight.rounds', { count: roundNo })}</dt>
          <dd>{format.format(roundNo)}</dd>
        </div>
      </Numbers>
    </Panel>
  );
}
