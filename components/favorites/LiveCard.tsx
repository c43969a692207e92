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

/** What is counted of each tool. */
const COUNTS = { queue: 'waiting', chance: 'entered', fund: 'supporters' } as const;

/** What leads to it while it is open, and while it is not. */
const WAYS = {
  queue: ['join', 'look'],
  chance: ['enter', 'see_draw'],
  fund: ['support', 'see_fund'],
} as const;

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
        {what && (
          <p>
            <bdi>{what}</bdi>
          </p>
        )}
        <Quiet>{t(`favorites.${COUNTS[tool]}`, { count: memberCount })}</Quiet>
      </div>
      <ButtonLink href={path} isWide>
        <span>
          {t(`favorites.${WAYS[tool][isOpen ? 0 : 1]}`)}
          <VisuallyHidden>: {title}</VisuallyHidden>
        </span>
      </ButtonLink>
    </Card>
  );
}
