import Link from 'next/link';
import { PageBanner } from '@/components/shared/page/PageBanner';
import { ToolMark } from '@/components/shared/ToolMark';
import { Avatar } from '@/components/ui/Avatar';
import { StatusBadge } from '@/components/ui/StatusBadge';
import { useFresh } from '@/hooks/secureql/useFresh';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { liveNow, type ComingTool } from '@/lib/live/liveNow';
import { newestToolOf } from '@/lib/live/shownTools';
import { explorePath } from '@/lib/navigation/tools/experiencePath';
import type { FeaturedCreator } from '@/lib/page/landing';
import { ComingNext } from './ComingNext';
import { Cards, Head, Root } from './LiveNow.styles';

/** What is counted of each tool. */
const COUNTS = { queue: 'live.waiting', chance: 'live.entered', fund: 'live.supporters' } as const;

interface Props {
  initial: FeaturedCreator[];
  coming: ComingTool[];
}

/** Who is live and can be joined for nothing; else what comes next, and nothing where nothing does. */
export function LiveNow({ initial, coming }: Props) {
  const { t } = useTranslation('landing');
  const creators = useFresh(
    'creators/get-featured/',
    { category: null, cursor: null },
    initial,
    ({ userCreators }) => liveNow(userCreators.items),
  );
  if (creators.length === 0) return <ComingNext coming={coming} />;
  return (
    <Root id="live" aria-labelledby="live-title">
      <Head>
        <h2 id="live-title">{t('live.heading')}</h2>
        <Link href={explorePath()} prefetch={false}>
          {t('live.all')}
        </Link>
      </Head>
      <Cards role="list">
        {creators.map((creator) => (
          <LiveCard key={creator.id} creator={creator} />
        ))}
      </Cards>
    </Root>
  );
}

function LiveCard({ creator }: { creator: FeaturedCreator }) {
  const { t } = useTranslation('landing');
  const { handle, name, extraPublic, bannerPhoto } = creator;
  const live = newestToolOf(creator);
  if (live === null) return null;
  const isPaused = live.state === 'PAUSED';
  return (
    <li>
      <div className="picture">
        <PageBanner photo={bannerPhoto} />
        <StatusBadge status={isPaused ? 'wait' : 'good'}>
          {t(isPaused ? 'live.paused' : 'live.now')}
        </StatusBadge>
      </div>
      <div className="words">
        <p className="who">
          <Avatar src={extraPublic.profile_photo} name={handle} size={45} />
          <span>
            <bdi>{name}</bdi>
            <small>@{handle}</small>
          </span>
          <ToolMark tool={live.tool} size={28} />
        </p>
        <h3>
          <Link href={live.path} prefetch={false} dir="auto">
            {live.title}
          </Link>
        </h3>
        <p className="count">{t(COUNTS[live.tool], { count: live.memberCount })}</p>
      </div>
    </li>
  );
}
