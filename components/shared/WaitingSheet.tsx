import { useTranslation } from '@/hooks/ui/useTranslation';
import { BigNumber } from '@/components/ui/BigNumber';
import { Notice } from '@/components/ui/Notice';
import { numbersIn } from '@/lib/i18n/numbers';
import type { PartyState } from '@/lib/shared/parties/messages';
import type { OrderPolicy } from '@/lib/shared/parties/queueRules';
import { Facts, Lead, Sheet } from './TicketSheet.styles';

/** What the sheet shows of a ticket. */
interface WaitingTicket {
  /** Null where the party does not call by lanes. */
  position: number | null;
  /** The promised place: only the fan or a host can make it worse. Null: not shown. */
  noLaterThan: number | null;
  isMine: boolean;
  /** Null while nothing is known of it. */
  waitRange: { fromMinutes: number; toMinutes: number } | null;
  party: { state: PartyState; orderPolicy: OrderPolicy };
}

/** In line: my place and how long it may take, or in words how people are picked. */
export function WaitingSheet({ ticket }: { ticket: WaitingTicket }) {
  const { t } = useTranslation('ticket');
  const { state, orderPolicy } = ticket.party;
  const isPaused = state === 'PAUSED';
  const hasPlace = orderPolicy === 'LANES';
  return (
    <Sheet>
      {hasPlace ? (
        <Place ticket={ticket} />
      ) : (
        <>
          <h2>{t(ticket.isMine ? 'ticket.in_line' : 'ticket.in_line_of')}</h2>
          <Lead>{t(`ticket.order_${orderPolicy}`)}</Lead>
          <p>{t('ticket.order_no_place')}</p>
        </>
      )}
      {isPaused && (
        <Notice kind="warning">{t(hasPlace ? 'ticket.paused_wait' : 'ticket.paused')}</Notice>
      )}
      {hasPlace && <PlaceFacts ticket={ticket} />}
      {ticket.isMine && <p>{t('ticket.keep_open')}</p>}
    </Sheet>
  );
}

function Place({ ticket: { position, isMine } }: { ticket: WaitingTicket }) {
  const { t, i18n } = useTranslation('ticket');
  const place = position ?? 1;
  return (
    <BigNumber
      value={numbersIn(i18n.language).format(place)}
      label={t(isMine ? 'ticket.place' : 'ticket.place_of')}
    >
      {isMine && <p>{place === 1 ? t('ticket.next') : t('ticket.ahead', { count: place - 1 })}</p>}
    </BigNumber>
  );
}

function PlaceFacts({ ticket }: { ticket: WaitingTicket }) {
  const { t } = useTranslation('ticket');
  const { noLaterThan, waitRange } = ticket;
  return (
    <>
      <Facts>
        {noLaterThan !== null && (
          <div>
            <dt>{t('ticket.latest_label')}</dt>
            <dd>{t('ticket.latest', { count: noLaterThan, ordinal: true })}</dd>
          </div>
        )}
        {waitRange && (
          <div>
            <dt>{t('ticket.wait_label')}</dt>
            <dd>
              <WaitWords {...waitRange} />
            </dd>
          </div>
        )}
      </Facts>
      {noLaterThan !== null && ticket.isMine && <p>{t('ticket.latest_promise')}</p>}
    </>
  );
}

function WaitWords({ fromMinutes, toMinutes }: NonNullable<WaitingTicket['waitRange']>) {
  const { t, i18n } = useTranslation('ticket');
  if (toMinutes <= 1) return t('ticket.wait_soon');
  if (fromMinutes === 0) return t('ticket.wait_up_to', { minutes: toMinutes });
  const figures = numbersIn(i18n.language);
  const range =
    fromMinutes === toMinutes
      ? figures.format(toMinutes)
      : `${figures.format(fromMinutes)}–${figures.format(toMinutes)}`;
  return t('ticket.wait_range', { range });
}
