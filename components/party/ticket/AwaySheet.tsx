import { Lead, Sheet } from '@/components/shared/TicketSheet.styles';
import { Button } from '@/components/ui/buttons/Button';
import type { Ticket } from '@/hooks/party/types';
import { useTranslation } from '@/hooks/ui/useTranslation';

interface Props {
  ticket: Ticket;
  isReturning: boolean;
  onBack: () => void;
}

/** "Be right back": the place is kept, and nobody is called who is not there. */
export function AwaySheet({ ticket, isReturning, onBack }: Props) {
  const { t } = useTranslation('ticket');
  return (
    <Sheet>
      <h2>{t(ticket.isMine ? 'away.title' : 'away.title_of')}</h2>
      <Lead>{t('away.text')}</Lead>
      {ticket.isMine && (
        <div>
          <Button size="large" icon="play" isLoading={isReturning} onClick={onBack}>
            {t('away.back')}
          </Button>
        </div>
      )}
    </Sheet>
  );
}
