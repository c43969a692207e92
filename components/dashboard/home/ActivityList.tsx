import Link from 'next/link';
import { LocalTime } from '@/components/shared/LocalTime';
import { ToolMark } from '@/components/shared/ToolMark';
import { Card } from '@/components/ui/Card';
import { Icon } from '@/components/ui/icons/Icon';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import type { CreatorOverview } from '@/lib/page/dashboard/dashboardHome';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { Intro, Rows, Source } from '@/components/dashboard/Dashboard.styles';

type Activity = CreatorOverview['activity'][number];

/** What happened last, from which tool it came, and the way to see it again. */
export function ActivityList({ activity }: { activity: CreatorOverview['activity'] }) {
  const { t } = useTranslation('dashboard');
  return (
    <Card aria-labelledby="activity-title">
      <h2 id="activity-title">{t('activity.title')}</h2>
      {activity.length === 0 ? (
        <Intro>{t('activity.empty')}</Intro>
      ) : (
        <Rows role="list">
          {activity.map((one) => (
            <li key={`${one.kind} ${one.at} ${one.handle ?? one.partyId}`}>
              <Source>
                {one.partyId ? <ToolMark tool="queue" /> : <Icon name="plus" />}
                <span>
                  {wordsOf(one)} {one.partyId && <Again {...one} />}
                </span>
              </Source>
              <small>
                <VisuallyHidden>
                  {t(one.partyId ? 'activity.from_queue' : 'activity.from_page')} ·{' '}
                </VisuallyHidden>
                <LocalTime at={one.at} as="moment" />
              </small>
            </li>
          ))}
        </Rows>
      )}
    </Card>
  );

  function wordsOf({ kind, handle, count }: Activity) {
    if (kind === 'ENDED') return t('activity.ENDED', { count: count ?? 0 });
    return t(`activity.${kind}`, { name: `@${handle}` });
  }
}

/** A show that is over opens its look back, one that runs its console. */
function Again({ kind, partyId, title }: Activity) {
  const console_ = `/party/${partyId}/dashboard`;
  return (
    <Link href={kind === 'ENDED' ? `${console_}/recap` : console_}>
      <bdi>{title}</bdi>
    </Link>
  );
}
