import { useTranslation } from '@/hooks/ui/useTranslation';
import { LocalTime } from '@/components/shared/LocalTime';
import { PartyStateBadge } from '@/components/shared/PartyStateBadge';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { Card } from '@/components/ui/Card';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import type { PartySummary } from '@/hooks/party/types';
import { Facts, PartyTitle, Waiting } from './Dashboard.styles';

/** One of the creator's queues, with a link to its console. */
export function PartyCard({ party }: { party: PartySummary }) {
  const { t } = useTranslation('dashboard');
  return (
    <Card as="li">
      <div>
        <PartyStateBadge state={party.state} />
      </div>
      <div>
        <PartyTitle>
          <bdi>{party.title}</bdi>
        </PartyTitle>
        <p>
          <bdi>{party.game}</bdi>
        </p>
      </div>
      <Facts>
        <Waiting>{t('party.waiting', { count: party.memberCount })}</Waiting>
        <span>
          {t('party.created')} <LocalTime at={party.createdAt} as="date" />
        </span>
      </Facts>
      <div>
        <ButtonLink href={`/party/${party.id}/dashboard`} variant="quiet" size="small">
          <span>
            {t('party.open_console')}
            <VisuallyHidden>: {party.title}</VisuallyHidden>
          </span>
        </ButtonLink>
      </div>
    </Card>
  );
}
