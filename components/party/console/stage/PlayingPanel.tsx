import { useTranslation } from '@/hooks/ui/useTranslation';
import { useId } from 'react';
import { Beside, PanelHead, PanelText, Panel } from '@/components/console/frame/Frame.styles';
import { RequireRight } from '@/components/console/RequireRight';
import { Clock, OneLinePanel, People } from '@/components/console/stage/Stage.styles';
import { Button } from '@/components/ui/buttons/Button';
import { UserPhoto } from '@/components/ui/UserPhoto';
import { roundOf } from '@/hooks/party/console/round';
import type { LoggedAction } from '@/hooks/party/types';
import { useQueue } from '@/components/party/console/QueueContext';
import { RowMenu } from '@/components/party/console/rows/RowMenu';
import { RunningClock } from './RunningClock';

const SIDE_PX = 32;

/** The last act was that a round is over. */
const hasJustFinished = (last: LoggedAction | undefined) =>
  last?.kind === 'MARK' && last.what === 'PLAYED' && !last.isFinal;

/** Those whose turn it is, and for how long. */
export function PlayingPanel({ onUndo }: { onUndo: () => void }) {
  const { t } = useTranslation('console');
  const { party } = useQueue();
  const titleId = useId();
  const { playing } = roundOf(party);
  if (playing.length === 0) {
    const isUndoable = hasJustFinished(party.acts.find(({ isUndone }) => !isUndone));
    return (
      <Panel aria-labelledby={titleId} data-list="playing">
        <PanelHead>
          <h2 id={titleId} tabIndex={-1}>
            {t('console.list_playing')} <Beside>{t('playing.nobody')}</Beside>
          </h2>
        </PanelHead>
        {isUndoable && (
          <PanelText>
            <RequireRight>
              <Button variant="link" onClick={onUndo}>
                {t('playing.not_over')}
              </Button>
            </RequireRight>
          </PanelText>
        )}
      </Panel>
    );
  }
  const since = playing.map(({ startedAt }) => startedAt ?? '').filter(Boolean);
  return (
    <OneLinePanel aria-labelledby={titleId} data-list="playing">
      <PanelHead>
        <h2 id={titleId} tabIndex={-1}>
          {t('console.list_playing')}{' '}
          <Beside>{t('playing.round', { number: party.roundNo })}</Beside>
        </h2>
        <Clock>{since.length > 0 && <RunningClock since={since.sort()[0] ?? ''} />}</Clock>
      </PanelHead>
      <People role="list">
        {playing.map((member) => (
          <li key={member.id} data-entry={member.id}>
            <UserPhoto src={member.profilePhoto} name={member.handle} side={SIDE_PX} isLazy />
            <b title={member.handle}>
              <bdi>{member.handle}</bdi>
            </b>
            <RequireRight>
              <RowMenu member={member} />
            </RequireRight>
          </li>
        ))}
      </People>
    </OneLinePanel>
  );
}
