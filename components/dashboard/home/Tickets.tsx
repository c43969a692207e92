import styled from 'styled-components';
import { ToolMark } from '@/components/shared/ToolMark';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { Card } from '@/components/ui/Card';
import { Cluster, Stack } from '@/components/ui/Stack';
import { StatusBadge } from '@/components/ui/StatusBadge';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { DashboardHome } from '@/lib/page/dashboard/dashboardHome';
import { isUp } from '@/lib/shared/parties/partyStatus';
import { Facts, PartyTitle, Place } from '@/components/dashboard/Dashboard.styles';
import { space, toneColors } from '@/styles/tokens';

type Ticket = DashboardHome['tickets'][number];

const queue = toneColors('queue');

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  list-style: none;
`;

/** The colour of its tool: it runs now. */
const Own = styled(Card)`
  align-content: space-between;
  background: ${queue.soft};

  strong {
    color: ${queue.text};
  }
`;

/** The user's places in queues now, each with a link to its ticket. */
export function Tickets({ tickets }: { tickets: readonly Ticket[] }) {
  const { t } = useTranslation('dashboard');
  return (
    <Stack as="section" $gap={3} aria-labelledby="tickets-title">
      <h2 id="tickets-title">{t('home.tickets')}</h2>
      <List role="list">
        {tickets.map((ticket) => (
          <TicketCard key={ticket.queueUuid} ticket={ticket} />
        ))}
      </List>
    </Stack>
  );
}

function TicketCard({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation('dashboard');
  const { status, position, title, game } = ticket;
  return (
    <Own as="li">
      <Cluster $justify="space-between">
        <ToolMark tool="queue" size={28} />
        <StatusBadge status={isUp(status) ? 'good' : 'quiet'}>
          {t(`party:status.${status}`)}
        </StatusBadge>
      </Cluster>
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
      <ButtonLink href={`/party/${ticket.partyId}/queue/${ticket.queueUuid}`} isWide>
        <span>
          {t('home.open_ticket')}
          <VisuallyHidden>: {title}</VisuallyHidden>
        </span>
      </ButtonLink>
    </Own>
  );
}
