import { Badge } from '@/components/ui/Badge';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { PartyState } from '@/lib/shared/parties/messages';
import type { OrderPolicy } from '@/lib/shared/parties/queueRules';
import { Beads } from './Beads';
import { PlaceWords } from './PlaceWords';
import { Ends, Label, Loud, Lower, LowerWords, Sheet, Upper } from './TicketSheet.styles';
import { WaitFact } from './WaitFact';

/** What the sheet shows of a ticket. */
interface WaitingTicket {
  /** Null where the party does not call by lanes. */
  position: number | null;
  /** The promised place: only the fan or a host can make it worse. Null: not shown. */
  noLaterThan: number | null;
  isMine: boolean;
  handle: string;
  /** Null while nothing is known of it. */
  waitRange: { fromMinutes: number; toMinutes: number } | null;
  party: { state: PartyState; orderPolicy: OrderPolicy; game: string };
}

interface Props {
  ticket: WaitingTicket;
  /** The place they began with; null: not known. */
  firstPlace?: number | null;
  isSmall?: boolean;
}

/** In line: my place and how long it may take, or in words how people are picked. */
export function WaitingSheet({ ticket, firstPlace = null, isSmall = false }: Props) {
  const { position, isMine, party } = ticket;
  const isPaused = party.state === 'PAUSED';
  const isNext = position === 1 && isMine && !isPaused;
  const { t } = useTranslation('ticket');
  if (position === null) return <OutOfOrder ticket={ticket} />;
  return (
    <Sheet $look={isNext ? 'hot' : 'plain'}>
      <Upper>
        {isPaused && <Paused />}
        {isNext ? (
          <>
            <Label>{t('next.before')}</Label>
            <Loud $isLong={isSmall}>{t('ticket.title_next')}</Loud>
            <Label>{t('next.after', { game: party.game })}</Label>
          </>
        ) : (
          <>
            <PlaceWords place={position} isMine={isMine} isSmall={isSmall} />
            <Way ticket={ticket} place={position} firstPlace={firstPlace} />
          </>
        )}
      </Upper>
      <PlaceFacts ticket={ticket} />
    </Sheet>
  );
}

/** How far they have come, and how far it is. */
function Way({ ticket, place, firstPlace }: Props & { place: number }) {
  const { t } = useTranslation('ticket');
  const up = Math.max(0, (firstPlace ?? place) - place);
  const ahead = place - 1;
  const words = t('ticket.ahead', { count: ahead });
  const gone = up > 0 ? t('ticket.up', { count: up }) : '';
  return (
    <div>
      <Beads
        up={up}
        ahead={ahead}
        name={ticket.handle}
        label={up > 0 ? `${gone}, ${words}` : words}
      />
      <Ends>
        <span>{gone}</span>
        <span>{words}</span>
      </Ends>
    </div>
  );
}

/** Picked by another order than the lanes': no place, but how it goes. */
function OutOfOrder({ ticket: { isMine, party } }: { ticket: WaitingTicket }) {
  const { t } = useTranslation('ticket');
  return (
    <Sheet>
      <Upper>
        {party.state === 'PAUSED' && <Paused />}
        <Loud $isLong>{t(isMine ? 'ticket.in_line' : 'ticket.in_line_of')}</Loud>
        <Label>{t(`ticket.order_${party.orderPolicy}`)}</Label>
      </Upper>
      <LowerWords>
        <p>{t('ticket.order_no_place')}</p>
      </LowerWords>
    </Sheet>
  );
}

function Paused() {
  const { t } = useTranslation('ticket');
  return (
    <p>
      <Badge $tone="wait">{t('ticket.paused')}</Badge>
    </p>
  );
}

function PlaceFacts({ ticket: { noLaterThan, waitRange } }: { ticket: WaitingTicket }) {
  const { t } = useTranslation('ticket');
  return (
    <Lower>
      <WaitFact waitRange={waitRange} />
      {noLaterThan !== null && (
        <div>
          <dt>{t('ticket.latest_label')}</dt>
          <dd>{t('ticket.latest', { count: noLaterThan, ordinal: true })}</dd>
        </div>
      )}
    </Lower>
  );
}
