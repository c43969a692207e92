import { useTranslation } from '@/hooks/ui/useTranslation';
import { StatusBadge } from '@/components/ui/StatusBadge';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { Card, Cards } from '@/components/ui/Card';
import { Stack } from '@/components/ui/Stack';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import type { DashboardHome } from '@/lib/page/dashboard/dashboardHome';
import { isUp } from '@/lib/shared/parties/partyStatus';
import { Facts, PartyTitle, Place } from '@/components/dashboard/Dashboard.styles';

type Ticket = DashboardHome['tickets'][number];

/** The user's places in queues now, each with a link to its ticket. */
export function Tickets({ tickets }: { tickets: readonly Ticket[] }) {
  const { t } = useTranslation('dashboard');
  return (
    <Stack as="section" aria-labelledby="tickets-title">
      <h2 id="tickets-title">{t('home.tickets')}</h2>
      <Cards role="list">
        {tickets.map((ticket) => (
          <TicketCard key={ticket.queueUuid} ticket={ticket} />
        ))}
      </Cards>
    </Stack>
  );
}

function TicketCard({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation('dashboard');
  const { status, position, title, game } = ticket;
  return (
    <Card as="li">
      <div>
        <StatusBadge status={isUp(status) ? 'good' : 'quiet'}>
          {t(`party:status.${status}`)}
        </StatusBadge>
      </div>
      <div>
        <PartyTitle>
          <bdi>{title}</bdi>
        </PartyTitle>
        <Facts>
          <bdi>{game}</bdi>
          <bdi>{ticket.creatorName}</bdi>
        </Facts>
      </div>
      {position === null ? null : (
        <Place>
          {t('home.place')} <strong>{t('home.place_number', { number: position })}</strong>
        </Place>
      )}
      <div>
        <ButtonLink
          href={`/party/${ticket.partyId}/queue/${ticket.queueUuid}`}
          variant={isUp(status) ? 'primary' : 'quiet'}
          size="small"
        >
          <span>
            {t('home.open_ticket')}
            <VisuallyHidden>: {title}</VisuallyHidden>
          </span>
        </ButtonLink>
      </div>
    </Card>
  );
}
