import { useTranslation } from '@/hooks/ui/useTranslation';
import { useId } from 'react';
import { Beside, Panel, PanelHead, PanelText } from '@/components/console/frame/Frame.styles';
import { HoldToShow, Private } from '@/components/shared/private/Private';
import { consoleIcons } from '@/components/console/consoleIcons';
import { Seats } from '@/components/console/stage/Seats.styles';
import { Fact } from '@/components/console/stage/Stage.styles';
import { DrawnIcon } from '@/components/ui/icons/Icon';
import { nextPeople } from '@/hooks/party/console/nextPeople';
import { roundOf, seatsOf } from '@/hooks/party/console/round';
import { useQueue } from '@/components/party/console/QueueContext';
import { ComingSeat, EmptySeat, TakenSeat } from './RoundSeats';

/** Dashed places beyond these tell nothing more. */
const EMPTY_SHOWN = 4;

/** The round that is being put together: who was called, who is there, who would come. */
export function RoundPanel() {
  const { t } = useTranslation('console');
  const { party } = useQueue();
  const titleId = useId();
  const { next, ready, called, free } = roundOf(party);
  const up = [...ready, ...called];
  const comers = nextPeople(party, free, party.orderPolicy)?.slice(0, EMPTY_SHOWN) ?? [];
  const empty = Math.max(0, Math.min(free, EMPTY_SHOWN) - seatsOf(comers));
  return (
    <Panel $isAccented aria-labelledby={titleId} data-list="next">
      <PanelHead>
        <h2 id={titleId} tabIndex={-1}>
          {t('round.title', { number: next })}{' '}
          <Beside>
            {up.length > 0
              ? t('round.ready', { count: seatsOf(ready), total: party.seatsPerRound })
              : t('round.free', { count: free })}
          </Beside>
        </h2>
      </PanelHead>
      {party.lobbyCode !== null && (
        <Fact>
          <DrawnIcon drawing={consoleIcons.key} size={20} />
          <span>{t('edit.lobby')}</span>
          <Private>
            <b dir="auto">{party.lobbyCode}</b>
          </Private>
          <HoldToShow />
        </Fact>
      )}
      <Seats role="list">
        {up.map((member) => (
          <TakenSeat key={member.id} member={member} />
        ))}
        {comers.map((member, index) => (
          <ComingSeat key={member.id} member={member} place={index + 1} />
        ))}
        {Array.from({ length: empty }, (_, index) => (
          <EmptySeat key={index} />
        ))}
      </Seats>
      {up.length + comers.length === 0 && <PanelText>{t('round.empty')}</PanelText>}
    </Panel>
  );
}
