import Link from 'next/link';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { LocalTime } from '@/components/shared/LocalTime';
import { PartyStateBadge } from '@/components/shared/PartyStateBadge';
import { Card } from '@/components/ui/Card';
import type { DashboardHome } from '@/lib/page/dashboard/dashboardHome';
import { Rows } from '@/components/dashboard/Dashboard.styles';

/** The queues the user played in last; an open one can be joined again. */
export function Played({ played }: { played: DashboardHome['played'] }) {
  const { t } = useTranslation('dashboard');
  return (
    <Card aria-labelledby="played-title">
      <h2 id="played-title">{t('home.played')}</h2>
      <Rows role="list">
        {played.map(({ queueUuid, partyId, title, creatorHandle, state, endedAt }) => (
          <li key={queueUuid}>
            <span>
              <Link href={`/party/${partyId}`}>
                <bdi>{title}</bdi>
              </Link>{' '}
              <small>{`@${creatorHandle}`}</small>
            </span>
            <span>
              <PartyStateBadge state={state} />{' '}
              <small>{endedAt ? <LocalTime at={endedAt} as="date" /> : null}</small>
            </span>
          </li>
        ))}
      </Rows>
    </Card>
  );
}
