import { Lead, Loud, Sheet } from '@/components/shared/TicketSheet.styles';
import type { Ticket } from '@/hooks/party/types';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { STATUS } from '@/lib/shared/parties/partyStatus';
import { LobbyCard } from './LobbyCard';
import { Receipt } from './Receipt';

/** Ready or playing: only now there is a way into the game. */
export function UpSheet({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation('ticket');
  const word = ticket.status === STATUS.playing ? 'playing' : 'ready';
  return (
    <Sheet $isReady>
      <Loud>{t(`ticket.${word}_title`)}</Loud>
      <Lead>{t(`ticket.${word}_text`)}</Lead>
      {ticket.isMine && <LobbyCard code={ticket.lobbyCode} number={ticket.number} />}
      <Receipt receipt={ticket.receipt} />
    </Sheet>
  );
}
