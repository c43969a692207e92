import { useTranslation } from '@/hooks/ui/useTranslation';
import { Lead, Sheet } from '@/components/shared/TicketSheet.styles';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Cluster } from '@/components/ui/Stack';
import type { Ticket } from '@/hooks/party/types';
import { STATUS } from '@/lib/shared/partyStatus';

const WORD: Record<number, string> = {
  [STATUS.played]: 'played',
  [STATUS.missed]: 'missed',
  [STATUS.left]: 'left',
  [STATUS.removed]: 'removed',
  [STATUS.endedUnplayed]: 'ended',
};

/** The ticket is used up: how it ended and what can come next. */
export function OverSheet({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation('ticket');
  const { party, status } = ticket;
  const word = WORD[status] ?? 'ended';
  const name = party.creator.name;
  const canJoinAgain = party.state === 'OPEN' && !party.myEntry && status !== STATUS.removed;
  return (
    <Sheet>
      <h2>{t(`ticket.${word}_title`)}</h2>
      <Lead>{t(`ticket.${word}_text`, { name })}</Lead>
      <Cluster>
        {ticket.isMine && canJoinAgain ? (
          <ButtonLink href={`/party/${party.id}#join`}>{t('ticket.join_again')}</ButtonLink>
        ) : (
          <ButtonLink href={`/party/${party.id}`} variant="quiet">
            {t('ticket.to_party')}
          </ButtonLink>
        )}
      </Cluster>
    </Sheet>
  );
}
