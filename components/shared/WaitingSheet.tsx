import { useTranslation } from '@/hooks/ui/useTranslation';
import { numbersIn } from '@/lib/i18n/numbers';
import { BigNumber } from '@/components/ui/BigNumber';
import { Notice } from '@/components/ui/Notice';
import type { PartyState } from '@/lib/shared/messages';
import { Facts, Sheet } from './TicketSheet.styles';

/** What the sheet shows of a ticket. */
interface WaitingTicket {
  position: number | null;
  isMine: boolean;
  /** Null until there is something to reckon with. */
  waitRange: { fromMinutes: number; toMinutes: number } | null;
  party: { state: PartyState };
}

/** In line: my place, and how long it may take. */
export function WaitingSheet({ ticket }: { ticket: WaitingTicket }) {
  const { t, i18n } = useTranslation('ticket');
  const figures = numbersIn(i18n.language);
  const position = ticket.position ?? 1;
  return (
    <Sheet>
      <BigNumber
        value={figures.format(position)}
        label={t(ticket.isMine ? 'ticket.place' : 'ticket.place_of')}
      >
        {ticket.isMine && (
          <p>{position === 1 ? t('ticket.next') : t('ticket.ahead', { count: position - 1 })}</p>
        )}
      </BigNumber>
      {ticket.party.state === 'PAUSED' && <Notice kind="warning">{t('ticket.paused')}</Notice>}
      <Facts>
        <div>
          <dt>{t('ticket.wait_label')}</dt>
          <dd>
            <WaitWords ticket={ticket} />
          </dd>
        </div>
      </Facts>
      {ticket.isMine && <p>{t('ticket.keep_open')}</p>}
    </Sheet>
  );
}

function WaitWords({ ticket: { waitRange } }: { ticket: WaitingTicket }) {
  const { t, i18n } = useTranslation('ticket');
  if (!waitRange) return t('ticket.wait_unknown');
  const { fromMinutes, toMinutes } = waitRange;
  if (toMinutes <= 1) return t('ticket.wait_soon');
  if (fromMinutes === 0) return t('ticket.wait_up_to', { minutes: toMinutes });
  const figures = numbersIn(i18n.language);
  const range =
    fromMinutes === toMinutes
      ? figures.format(toMinutes)
      : `${figures.format(fromMinutes)}–${figures.format(toMinutes)}`;
  return t('ticket.wait_range', { range });
}
