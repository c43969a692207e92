import { useTranslation } from '@/hooks/ui/useTranslation';
import Link from 'next/link';
import { Avatar } from '@/components/ui/Avatar';
import { StatusBadge } from '@/components/ui/StatusBadge';
import { newestToolOf } from '@/lib/live/shownTools';
import type { FeaturedCreator } from '@/lib/page/landing';
import { CardRoot, Live, Tagline, Who } from './Discover.styles';

/** What is counted of each tool. */
const COUNTS = {
  queue: 'discover.waiting',
  chance: 'discover.entered',
  fund: 'discover.supporters',
} as const;

/** One creator, with what they run right now. */
export function CreatorCard({ creator }: { creator: FeaturedCreator }) {
  const { t } = useTranslation('landing');
  const { handle, name, extraPublic, tagline } = creator;
  const live = newestToolOf(creator);
  return (
    <CardRoot>
      <Who>
        <Avatar src={extraPublic.profile_photo} name={handle} />
        <div>
          <h3>
            <Link href={`/${handle}`} dir="auto">
              {name}
            </Link>
          </h3>
          <p>@{handle}</p>
        </div>
      </Who>
      {tagline ? <Tagline dir="auto">{tagline}</Tagline> : <span />}
      {live ? (
        <Live href={live.path}>
          <StatusBadge status={live.state === 'PAUSED' ? 'wait' : 'good'}>
            {t(live.state === 'PAUSED' ? 'discover.paused' : 'discover.live')}
          </StatusBadge>
          <bdi>{live.title}</bdi>
          <span>
            {t(COUNTS[live.tool], {
              count: live.memberCount,
            })}
          </span>
        </Live>
      ) : null}
    </CardRoot>
  );
}
