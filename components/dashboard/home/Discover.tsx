import Link from 'next/link';
import { Facts, PartyTitle, Waiting } from '@/components/dashboard/Dashboard.styles';
import { SectionHead } from '@/components/dashboard/list/List.styles';
import { Avatar } from '@/components/ui/Avatar';
import { Card, Cards } from '@/components/ui/Card';
import { Cluster, Stack } from '@/components/ui/Stack';
import { StatusBadge } from '@/components/ui/StatusBadge';
import { useFresh } from '@/hooks/secureql/useFresh';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { newestToolOf } from '@/lib/live/shownTools';
import { explorePath } from '@/lib/navigation/tools/experiencePath';
import type { DashboardHome } from '@/lib/page/dashboard/dashboardHome';

type Featured = DashboardHome['featured'][number];

/** What is counted of each tool. */
const COUNTS = {
  queue: 'party.waiting',
  chance: 'home.entered',
  fund: 'home.supporters',
} as const;

/** Creators to look at next, who is live first, and the way to what can be booked. */
export function Discover({ creators: initial }: { creators: readonly Featured[] }) {
  const { t } = useTranslation('dashboard');
  const creators = useFresh(
    'creators/get-suggested/',
    {},
    initial,
    ({ userCreators }) => userCreators.items,
  );
  const explore = <Link href={explorePath()}>{t('home.explore')}</Link>;
  if (creators.length === 0) return <p>{explore}</p>;
  return (
    <Stack as="section" aria-labelledby="discover-title">
      <SectionHead>
        <h2 id="discover-title">{t('home.discover')}</h2>
        {explore}
      </SectionHead>
      <Cards role="list">
        {creators.map((creator) => (
          <CreatorCard key={creator.id} creator={creator} />
        ))}
      </Cards>
    </Stack>
  );
}

function CreatorCard({ creator }: { creator: Featured }) {
  const { t } = useTranslation('dashboard');
  const live = newestToolOf(creator);
  return (
    <Card as="li">
      <Cluster>
        <Avatar src={creator.extraPublic.profile_photo} name={creator.handle} />
        <PartyTitle>
          <Link href={`/${creator.handle}`}>
            <bdi>{creator.name}</bdi>
          </Link>
        </PartyTitle>
      </Cluster>
      {creator.tagline ? <p>{creator.tagline}</p> : null}
      {live ? (
        <Facts as="div">
          <StatusBadge status={live.state === 'PAUSED' ? 'wait' : 'good'}>
            {t(`party:state.${live.state === 'LOCKED' ? 'CLOSED' : live.state}`)}
          </StatusBadge>
          <Link href={live.path}>
            <bdi>{live.title}</bdi>
          </Link>
          <Waiting>
            {t(COUNTS[live.tool], {
              count: live.memberCount,
            })}
          </Waiting>
        </Facts>
      ) : null}
    </Card>
  );
}
