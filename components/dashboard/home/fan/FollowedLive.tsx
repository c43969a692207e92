import Link from 'next/link';
import { Line, Lines } from '@/components/dashboard/home/Home.styles';
import { ToolMark } from '@/components/shared/ToolMark';
import { Avatar } from '@/components/ui/Avatar';
import { Cluster, Stack } from '@/components/ui/Stack';
import { useKept } from '@/hooks/dashboard/useKept';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { newestToolOf } from '@/lib/live/shownTools';

/** What is counted of each tool. */
const COUNTS = {
  queue: 'party.waiting',
  chance: 'home.entered',
  fund: 'home.supporters',
} as const;

/** What those whom the fan follows run now; `own`: addresses of what the fan is in already. */
export function FollowedLive({ own }: { own: readonly string[] }) {
  const { t } = useTranslation('dashboard');
  const { data } = useKept('favorites/get-live/', {});
  const live = (data?.favorites.items ?? []).flatMap(({ creator }) => {
    const tool = newestToolOf(creator);
    return tool && !own.includes(tool.path) ? [{ creator, tool }] : [];
  });
  if (live.length === 0) return null;
  return (
    <Stack as="section" $gap={3} aria-labelledby="followed-title">
      <h2 id="followed-title">{t('home:live.title')}</h2>
      <Lines role="list">
        {live.map(({ creator, tool }) => (
          <Line key={tool.id}>
            <Avatar size={45} src={creator.extraPublic.profile_photo} name={creator.handle} />
            <div>
              <h3>
                <Link href={tool.path}>
                  <bdi>{tool.title}</bdi>
                </Link>
              </h3>
              <p>
                <bdi>{creator.name}</bdi>
              </p>
            </div>
            <strong>
              <Cluster as="span" $gap={2}>
                <ToolMark tool={tool.tool} />
                {t(COUNTS[tool.tool], { count: tool.memberCount })}
              </Cluster>
            </strong>
          </Line>
        ))}
      </Lines>
    </Stack>
  );
}
