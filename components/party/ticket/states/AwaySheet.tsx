import {
  Label,
  Loud,
  Lower,
  LowerWords,
  Sheet,
  Upper,
} from '@/components/shared/ticket/TicketSheet.styles';
import { Button } from '@/components/ui/buttons/Button';
import { DrawnIcon } from '@/components/ui/icons/Icon';
import type { Ticket } from '@/hooks/party/types';
import { useNow } from '@/hooks/ui/time/useNow';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { Cup } from './States.styles';
import { cup } from '@/components/party/ticket/ticketIcons';

interface Props {
  ticket: Ticket;
  isReturning: boolean;
  onBack: () => void;
}

const MINUTE_MS = 60_000;

/** "Be right back": the place is kept, and nobody is called who is not there. */
export function AwaySheet({ ticket, isReturning, onBack }: Props) {
  const { t } = useTranslation('ticket');
  const { isMine, position, awaySince } = ticket;
  const now = useNow(MINUTE_MS / 4);
  const minutes =
    now === null || awaySince === null
      ? null
      : Math.max(0, Math.floor((now - Date.parse(awaySince)) / MINUTE_MS));
  return (
    <Sheet>
      <Upper>
        <Cup>
          <DrawnIcon drawing={cup} size={40} />
        </Cup>
        <Loud $isLong>{t(isMine ? 'away.title' : 'away.title_of')}</Loud>
        <Label>{t(isMine ? 'away.text' : 'away.text_of')}</Label>
        {isMine && (
          <Button size="large" isWide isLoading={isReturning} onClick={onBack}>
            {t('away.back')}
          </Button>
        )}
      </Upper>
      {position === null ? (
        <LowerWords>
          <p>{t('away.kept')}</p>
        </LowerWords>
      ) : (
        <Lower>
          <div>
            <dt>{t('away.place')}</dt>
            <dd>{t('ticket.latest', { count: position, ordinal: true })}</dd>
          </div>
          {minutes !== null && (
            <div>
              <dt>{t('away.since')}</dt>
              <dd>{t('away.minutes', { minutes })}</dd>
            </div>
          )}
        </Lower>
      )}
    </Sheet>
  );
}
