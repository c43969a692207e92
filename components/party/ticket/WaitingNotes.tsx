import { LocalTime } from '@/components/shared/LocalTime';
import { Notice } from '@/components/ui/Notice';
import type { Ticket } from '@/hooks/party/types';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { LANE } from '@/lib/shared/parties/lanes';

/** What happened to a ticket that waits: a missed call, a place that rose, a lane of its own. */
export function WaitingNotes({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation('ticket');
  const { lane, misses, missLimit, movedBehind, party } = ticket;
  const isByLanes = party.orderPolicy === 'LANES';
  return (
    <>
      {misses > 0 && (
        <Notice kind="warning" title={t('missed_once.title')}>
          <p>{t(isByLanes ? 'missed_once.text' : 'missed_once.text_no_lane')}</p>
          {misses + 1 >= missLimit && <p>{t('missed_once.last')}</p>}
        </Notice>
      )}
      {movedBehind && <MovedNote moved={movedBehind} />}
      {isByLanes && misses === 0 && movedBehind?.by !== 'BACK' && lane !== LANE.ordinary && (
        <Notice title={t(`lane.${lane}_title`)}>
          <p>{t(`lane.${lane}_text`)}</p>
        </Notice>
      )}
    </>
  );
}

/** Why the place is not the one that was promised. */
function MovedNote({ moved }: { moved: NonNullable<Ticket['movedBehind']> }) {
  const { t } = useTranslation('ticket');
  const { by, at, reason } = moved;
  return (
    <Notice kind={by === 'BACK' ? 'info' : 'warning'} title={t(`moved.${by}`)}>
      <p>
        <LocalTime at={at} as="time" />
        {': '}
        {by === 'HOST' ? <bdi>{reason ?? t('moved.no_reason')}</bdi> : t(`moved.${by}_text`)}
      </p>
    </Notice>
  );
}
