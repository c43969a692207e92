import { useTranslation } from '@/hooks/ui/useTranslation';
import { CalledSheet } from '@/components/shared/CalledSheet';
import { Lead, Loud, Sheet } from '@/components/shared/TicketSheet.styles';
import { Button } from '@/components/ui/Button';
import type { Ticket } from '@/hooks/party/types';
import { STATUS } from '@/lib/shared/partyStatus';
import { LobbyCard } from './LobbyCard';

interface Props {
  ticket: Ticket;
  isConfirming: boolean;
  onReady: () => void;
}

/** Called, ready or playing. */
export function UpSheet({ ticket, isConfirming, onReady }: Props) {
  const { t } = useTranslation('ticket');
  if (ticket.status === STATUS.called) {
    return (
      <CalledSheet>
        {ticket.isMine && (
          <Button size="large" icon="check" isWide isLoading={isConfirming} onClick={onReady}>
            {t(isConfirming ? 'ticket.ready_running' : 'ticket.ready_button')}
          </Button>
        )}
      </CalledSheet>
    );
  }
  const word = ticket.status === STATUS.playing ? 'playing' : 'ready';
  return (
    <Sheet $isReady>
      <Loud>{t(`ticket.${word}_title`)}</Loud>
      <Lead>{t(`ticket.${word}_text`)}</Lead>
      {ticket.isMine && <LobbyCard code={ticket.lobbyCode} number={ticket.number} />}
    </Sheet>
  );
}
