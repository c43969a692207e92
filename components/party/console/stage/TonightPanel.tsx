import { useTranslation } from '@/hooks/ui/useTranslation';
import { useId } from 'react';
import { Panel, PanelHead } from '@/components/console/frame/Frame.styles';
import { Numbers } from '@/components/console/stage/Stage.styles';
import { useQueue } from '@/components/party/console/QueueContext';
import { Thanks } from '@/components/party/recap/Thanks';
import { maySet } from '@/hooks/console/hostRights';
import { useNight } from '@/hooks/party/host/useNight';
import { hoursOnClock } from '@/lib/i18n/time/hoursOnClock';
import { numbersIn } from '@/lib/i18n/numbers';

/** What became of a show that is over, in numbers, and a word of thanks to who played. */
export function TonightPanel() {
  const { t, i18n } = useTranslation('console');
  const { party } = useQueue();
  const { playedCount, roundNo } = party;
  const night = useNight(party.id);
  const titleId = useId();
  const format = numbersIn(i18n.language);
  const wait = night?.usualWaitSeconds ?? null;
  return (
    <>
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
          {night && (
            <div>
              <dt>{t('aftershow:number.on_air')}</dt>
              <dd>{hoursOnClock(Date.parse(night.until) - Date.parse(night.from))}</dd>
            </div>
          )}
          {wait !== null && (
            <div>
              <dt>{t('aftershow:number.wait')}</dt>
              <dd>{format.format(Math.round(wait / 60))}</dd>
            </div>
          )}
        </Numbers>
      </Panel>
      {night && night.thankable > 0 && maySet(party) && (
        <Thanks partyId={party.id} night={night} isShort />
      )}
    </>
  );
}
