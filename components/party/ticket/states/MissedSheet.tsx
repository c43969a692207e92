import { LocalTime } from '@/components/shared/LocalTime';
import {
  Label,
  Loud,
  Lower,
  Sheet,
  Strong,
  Upper,
} from '@/components/shared/ticket/TicketSheet.styles';
import { WaitFact } from '@/components/shared/ticket/WaitFact';
import { Button } from '@/components/ui/buttons/Button';
import type { Ticket } from '@/hooks/party/types';
import { useTranslation } from '@/hooks/ui/useTranslation';

interface Props {
  ticket: Ticket;
  /** Shows the ticket as one that waits again. */
  onHere: () => void;
}

/** A call was missed, and nothing is lost yet. */
export function MissedSheet({ ticket, onHere }: Props) {
  const { t } = useTranslation('ticket');
  const { movedBehind, calledAt, position, waitRange, isMine } = ticket;
  const missedAt = movedBehind?.by === 'MISSED' ? movedBehind.at : calledAt;
  return (
    <Sheet $look="wait">
      <Upper>
        <Strong as="p">
          {t('missed_once.title')}
          {missedAt !== null && (
            <>
              {' · '}
              <LocalTime at={missedAt} as="time" />
            </>
          )}
        </Strong>
        <Loud $isLong>{t(isMine ? 'missed_once.still' : 'ticket.in_line_of')}</Loud>
        {isMine && (
          <>
            <Label>{t('missed_once.text')}</Label>
            <Button size="large" isWide onClick={onHere}>
              {t('missed_once.here')}
            </Button>
          </>
        )}
      </Upper>
      <Lower>
        {position !== null && (
          <div>
            <dt>{t('ticket.place_of')}</dt>
            <dd>{t('ticket.latest', { count: position, ordinal: true })}</dd>
          </div>
        )}
        <WaitFact waitRange={waitRange} />
      </Lower>
    </Sheet>
  );
}
