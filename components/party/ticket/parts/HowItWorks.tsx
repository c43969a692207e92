import { HelpLink } from '@/components/shared/help/HelpLink';
import { Badge } from '@/components/ui/Badge';
import type { Ticket } from '@/hooks/party/types';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { LANE } from '@/lib/shared/parties/lanes';
import { How } from '@/components/party/ticket/Ticket.styles';
import { Answers } from './Answers';

/** The number of the ticket, and behind a press all that a glance does not need. */
export function HowItWorks({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation('ticket');
  const { number, seats, lane, party, isMine, missLimit, movedBehind } = ticket;
  // Who came back by an undo stands in that lane without a pass.
  const hasPass =
    party.orderPolicy === 'LANES' && lane === LANE.priority && movedBehind?.by !== 'BACK';
  const isByLanes = party.orderPolicy === 'LANES';
  return (
    <How>
      <summary>
        <span>
          {t('ticket.number', { number })}
          {seats > 1 && <Badge>{t('ticket.group', { count: seats })}</Badge>}
          {hasPass && <Badge $tone="accent">{t('lane.1_title')}</Badge>}
        </span>
        <span className="link">{t('how.title')}</span>
      </summary>
      <div>
        <p>
          {isByLanes
            ? t('ticket.latest_promise', { name: party.creator.name })
            : t('ticket.order_no_place')}
        </p>
        {(hasPass || (isByLanes && lane === LANE.returned)) && (
          <p>{t(`lane.${lane}_text`, { count: party.laneMix + 2 })}</p>
        )}
        <p>{t('how.call', { count: party.readySeconds })}</p>
        <p>{t('how.misses', { count: missLimit - 1 })}</p>
        <p>{t('how.away')}</p>
        {isMine && <p>{t('ticket.keep_open')}</p>}
        <p>
          <HelpLink article="missed">{t('how.help')}</HelpLink>
        </p>
        {isMine && <Answers ticket={ticket} />}
      </div>
    </How>
  );
}
