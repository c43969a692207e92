import { Label, Loud, Sheet, Strong, Upper } from '@/components/shared/ticket/TicketSheet.styles';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import type { Ticket } from '@/hooks/party/types';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { STATUS } from '@/lib/shared/parties/partyStatus';

const WORD: Record<number, string> = {
  [STATUS.played]: 'played',
  [STATUS.missed]: 'missed',
  [STATUS.skipped]: 'skipped',
  [STATUS.left]: 'left',
  [STATUS.removed]: 'removed',
  [STATUS.blocked]: 'blocked',
  [STATUS.endedUnplayed]: 'ended',
};

/** The ticket is used up: how it ended, the host's reason if there is one, and what can come next. */
export function OverSheet({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation('ticket');
  const { party, status, endReason, number } = ticket;
  const word = WORD[status] ?? 'ended';
  const values = { name: party.creator.name, count: party.cooldownMinutes, misses: ticket.misses };
  return (
    <Sheet $look={status === STATUS.played ? 'soft' : 'plain'}>
      <Upper>
        <Strong>{t('ticket.number', { number })}</Strong>
        <Loud $isLong>{t(`ticket.${word}_title`, values)}</Loud>
        <Label>
          {t(status === STATUS.played ? `played.${party.rejoin}` : `ticket.${word}_text`, values)}
        </Label>
        {endReason && (
          <p>
            {t('ticket.reason', values)} <q dir="auto">{endReason}</q>
          </p>
        )}
        <div>
          {canJoinAgain(ticket) ? (
            <ButtonLink href={`/party/${party.id}#join`} size="large">
              {t('ticket.join_again')}
            </ButtonLink>
          ) : (
            <ButtonLink href={`/party/${party.id}`} variant="quiet">
              {t('ticket.to_party')}
            </ButtonLink>
          )}
        </div>
      </Upper>
    </Sheet>
  );
}

/** Whoever was taken off asks first; whether a pause after playing is over, joining itself tells. */
function canJoinAgain({ isMine, party, status }: Ticket): boolean {
  if (!isMine || party.state !== 'OPEN' || party.myEntry) return false;
  if (status === STATUS.played) return party.rejoin !== 'ONCE';
  return status === STATUS.left || status === STATUS.skipped || status === STATUS.endedUnplayed;
}
