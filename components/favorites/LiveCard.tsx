import { useTranslation } from '@/hooks/ui/useTranslation';
import { LiveBadge } from '@/components/shared/LiveBadge';
import { CreatorByline } from '@/components/shared/people/CreatorByline';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { Card } from '@/components/ui/Card';
import { Cluster } from '@/components/ui/Stack';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import type { Favorite } from '@/hooks/favorites/types';
import type { ShownTool } from '@/lib/live/shownTools';
import { Quiet } from './Favorites.styles';

interface Props {
  creator: Favorite['creator'];
  /** The newest of what they run. */
  shown: ShownTool;
}

/** A creator the user follows who is live, with a link to the queue or draw. */
export function LiveCard({ creator, shown }: Props) {
  const { t } = useTranslation('favorites');
  const { tool, path, title, what, state, memberCount } = shown;
  const isOpen = state === 'OPEN';
  return (
    <Card as="li">
      <Cluster $justify="space-between">
        <CreatorByline creator={creator} />
        <LiveBadge state={state} />
      </Cluster>
      <div>
        <h3>
          <bdi>{title}</bdi>
        </h3>
        <p>
          <bdi>{what}</bdi>
        </p>
        <Quiet>
          {t(tool === 'queue' ? 'favorites.waiting' : 'favorites.entered', { count: memberCount })}
        </Quiet>
      </div>
      <ButtonLink href={path} isWide>
        <span>
          {tool === 'queue'
            ? t(isOpen ? 'favorites.join' : 'favorites.look')
            : t(isOpen ? 'favorites.enter' : 'favorites.see_draw')}
          <VisuallyHidden>: {title}</VisuallyHidden>
        </span>
      </ButtonLink>
    </Card>
  );
}
