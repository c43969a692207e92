import { LocalTime } from '@/components/shared/LocalTime';
import { Notice } from '@/components/ui/Notice';
import type { Ticket } from '@/hooks/party/types';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { LANE } from '@/lib/shared/parties/lanes';

type Moved = NonNullable<Ticket['movedBehind']>;

/** What happened to a ticket that waits: a missed call, a place that rose, a lane of its own. */
export function WaitingNotes({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation('ticket');
  const { lane, misses, missLimit, noShows, movedBehind, party } = ticket;
  const isByLanes = party.orderPolicy === 'LANES';
  return (
    <>
      {misses > 0 && (
        <Notice kind="warning" title={t('missed_once.title')}>
          {movedBehind?.by === 'MISSED' && <LocalTime at={movedBehind.at} as="time" />}
          <p>{t(isByLanes ? 'missed_once.text' : 'missed_once.text_no_lane')}</p>
          {misses + 1 >= missLimit && <p>{t('missed_once.last')}</p>}
          {noShows > 0 && (
            <p>{t('missed_once.no_shows', { name: party.creator.name, count: noShows })}</p>
          )}
        </Notice>
      )}
      {movedBehind && movedBehind.by !== 'MISSED' && (
        <MovedNote moved={movedBehind} by={movedBehind.by} name={party.creator.name} />
      )}
      {isByLanes && misses === 0 && movedBehind?.by !== 'BACK' && lane !== LANE.ordinary && (
        <Notice title={t(`lane.${lane}_title`)}>
          <p>{t(`lane.${lane}_text`, { count: party.laneMix + 2 })}</p>
        </Notice>
      )}
    </>
  );
}

interface MovedProps {
  moved: Moved;
  /** A missed call has a note of its own. */
  by: Exclude<Moved['by'], 'MISSED'>;
  /** The creator's. */
  name: string;
}

/** Why the place is not the one that was promised. */
function MovedNote({ moved, by, name }: MovedProps) {
  const { t } = useTranslation('ticket');
  const { at, reason } = moved;
  const isWarning = by === 'HOST' || by === 'AWAY';
  return (
    <Notice kind={isWarning ? 'warning' : 'info'} title={t(`moved.${by}`, { name })}>
      <p>
        <LocalTime at={at} as="time" />
        {': '}
        {by === 'HOST' ? <bdi>{reason ?? t('moved.no_reason')}</bdi> : t(`moved.${by}_text`)}
      </p>
    </Notice>
  );
}
