import Link from 'next/link';
import { ToolMark } from '@/components/shared/ToolMark';
import { Avatar } from '@/components/ui/Avatar';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { newestToolOf } from '@/lib/live/shownTools';
import type { ExplorePageProps } from '@/lib/page/find/explore';
import { LiveCards } from './Found.styles';

/** What is counted of each tool. */
const COUNTS = { queue: 'live.waiting', chance: 'live.entered', fund: 'live.supporters' } as const;

/** Who is live and can be joined for nothing. */
export function LiveNow({ creators }: { creators: ExplorePageProps['live'] }) {
  const { t } = useTranslation('explore');
  if (creators.length === 0) return null;
  return (
    <section aria-labelledby="live-title">
      <div className="head">
        <h2 id="live-title">{t('live.title')}</h2>
      </div>
      <LiveCards role="list">
        {creators.map((creator) => {
          const live = newestToolOf(creator);
          return (
            live && (
              <li key={creator.id}>
                <Avatar src={creator.extraPublic.profile_photo} name={creator.handle} size={48} />
                <div>
                  <Link href={live.path} prefetch={false} dir="auto">
                    {live.title}
                  </Link>
                  <p>
                    <bdi>{creator.name}</bdi> · {t(COUNTS[live.tool], { count: live.memberCount })}
                  </p>
                </div>
                <ToolMark tool={live.tool} size={28} />
              </li>
            )
          );
        })}
      </LiveCards>
    </section>
  );
}
