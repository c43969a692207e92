import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import type { Ticket } from '@/hooks/party/types';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { STATUS } from '@/lib/shared/parties/partyStatus';

/** Where somebody goes whose ticket is used up: back into the line where they may, else to the queue. */
export function NextStep({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation('ticket');
  const { party } = ticket;
  return canJoinAgain(ticket) ? (
    <ButtonLink href={`/party/${party.id}#join`}>{t('ticket.join_again')}</ButtonLink>
  ) : (
    <ButtonLink href={`/party/${party.id}`} variant="quiet">
      {t('ticket.to_party')}
    </ButtonLink>
  );
}

/** Whoever was taken off asks first; whether a pause after playing is over, joining itself tells. */
function canJoinAgain({ isMine, party, status }: Ticket): boolean {
  if (!isMine || party.state !== 'OPEN' || party.myEntry) return false;
  if (status === STATUS.played) return party.rejoin !== 'ONCE';
  return status === STATUS.left || status === STATUS.skipped || status === STATUS.endedUnplayed;
}
