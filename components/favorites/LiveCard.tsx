import { useTranslation } from '@/hooks/ui/useTranslation';
import { LiveBadge } from '@/components/shared/LiveBadge';
import { CreatorByline } from '@/components/shared/people/CreatorByline';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { Card } from '@/components/ui/Card';
import { Cluster } from '@/components/ui/Stack';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import type { Favorite } from '@/hooks/favorites/types';
import { Quiet } from './Favorites.styles';

type Party = NonNullable<Favorite['creator']['liveParty']>;

/** A creator the user follows who is live, with a link to the queue. */
export function LiveCard({ creator, party }: { creator: Favorite['creator']; party: Party }) {
  const { t } = useTranslation('favorites');
  return (
    <Card as="li">
      <Cluster $justify="space-between">
        <CreatorByline creator={creator} />
        <LiveBadge state={party.state} />
      </Cluster>
      <div>
        <h3>
          <bdi>{party.title}</bdi>
        </h3>
        <p>
          <bdi>{party.game}</bdi>
        </p>
        <Quiet>{t('favorites.waiting', { count: party.memberCount })}</Quiet>
      </div>
      <ButtonLink href={`/party/${party.id}`} isWide>
        <span>
          {t(party.state === 'OPEN' ? 'favorites.join' : 'favorites.look')}
          <VisuallyHidden>: {party.title}</VisuallyHidden>
        </span>
      </ButtonLink>
    </Card>
  );
}
