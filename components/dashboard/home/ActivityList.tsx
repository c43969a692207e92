import Link from 'next/link';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { LocalTime } from '@/components/shared/LocalTime';
import { Card } from '@/components/ui/Card';
import type { CreatorOverview } from '@/lib/page/dashboardHome';
import { Intro, Rows } from '@/components/dashboard/Dashboard.styles';

/** Who joined, played and left last. */
export function ActivityList({ activity }: { activity: CreatorOverview['activity'] }) {
  const { t } = useTranslation('dashboard');
  return (
    <Card aria-labelledby="activity-title">
      <h2 id="activity-title">{t('activity.title')}</h2>
      {activity.length === 0 ? (
        <Intro>{t('activity.empty')}</Intro>
      ) : (
        <Rows role="list">
          {activity.map(({ kind, at, handle, partyId, title }) => (
            <li key={`${kind} ${at} ${handle}`}>
              <span>
                {t(`activity.${kind}`, { name: `@${handle}` })}{' '}
                <Link href={`/party/${partyId}/dashboard`}>
                  <bdi>{title}</bdi>
                </Link>
              </span>
              <small>
                <LocalTime at={at} as="moment" />
              </small>
            </li>
          ))}
        </Rows>
      )}
    </Card>
  );
}
