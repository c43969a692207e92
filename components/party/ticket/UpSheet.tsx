import { useTranslation } from '@/hooks/ui/useTranslation';
import { Button } from '@/components/ui/Button';
import type { Ticket } from '@/hooks/party/types';
import { STATUS } from '@/lib/shared/partyStatus';
import { LobbyCard } from './LobbyCard';
import { Lead, Loud, LoudAct, Sheet } from './Ticket.styles';

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
      <Sheet $isLoud role="alert">
        <Loud>{t('ticket.called_title')}</Loud>
        <Lead>{t('ticket.called_text')}</Lead>
        {ticket.isMine && (
          <LoudAct>
            <Button size="large" icon="check" isWide isLoading={isConfirming} onClick={onReady}>
              {t(isConfirming ? 'ticket.ready_running' : 'ticket.ready_button')}
            </Button>
          </LoudAct>
        )}
      </Sheet>
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
