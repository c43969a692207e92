import { useTranslation } from '@/hooks/ui/useTranslation';
import Link from 'next/link';
import { Avatar } from '@/components/ui/Avatar';
import { StatusBadge } from '@/components/ui/StatusBadge';
import type { FeaturedCreator } from '@/lib/page/landing';
import { CardRoot, Live, Tagline, Who } from './Discover.styles';

/** One creator, with the queue they run right now. */
export function CreatorCard({ creator }: { creator: FeaturedCreator }) {
  const { t } = useTranslation('landing');
  const { handle, name, extraPublic, tagline, liveParty } = creator;
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
      {liveParty ? (
        <Live href={`/party/${liveParty.id}`}>
          <StatusBadge status={liveParty.state === 'OPEN' ? 'good' : 'wait'}>
            {t(liveParty.state === 'OPEN' ? 'discover.live' : 'discover.paused')}
          </StatusBadge>
          <bdi>{liveParty.title}</bdi>
          <span>{t('discover.waiting', { count: liveParty.memberCount })}</span>
        </Live>
      ) : null}
    </CardRoot>
  );
}
