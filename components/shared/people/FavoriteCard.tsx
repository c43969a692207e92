import styled from 'styled-components';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { Button } from '@/components/ui/buttons/Button';
import { Card } from '@/components/ui/Card';
import { Cluster } from '@/components/ui/Stack';
import { SwitchField } from '@/components/ui/forms/SwitchField';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import type { Favorite } from '@/hooks/favorites/types';
import { useFavorite } from '@/hooks/favorites/useFavorite';
import { newestToolOf } from '@/lib/live/shownTools';
import { LiveBadge } from '@/components/shared/LiveBadge';
import { CreatorByline } from './CreatorByline';

/** What one sets stands at the foot, on one line with that of its neighbours. */
const Followed = styled(Card)`
  grid-template-rows: 1fr auto;

  > :first-child {
    align-content: start;
  }
`;

interface FavoriteCardProps {
  favorite: Favorite;
  /** Sunk, where it stands on a card. */
  isInset?: boolean;
}

/** One creator one follows. Letting go can be taken back as long as the page is open. */
export function FavoriteCard({ favorite, isInset = false }: FavoriteCardProps) {
  const { t } = useTranslation('favorites');
  const { isFavorite, notifyLive, isRunning, remove, add, setNotifyLive } = useFavorite(favorite, {
    failure: t('favorites.not_saved'),
  });
  const { creator } = favorite;
  const { name } = creator;
  const live = newestToolOf(creator);
  if (!isFavorite) {
    return (
      <Card as="li" $isQuiet>
        <p role="status">{t('favorites.removed', { name })}</p>
        <div>
          <Button variant="quiet" size="small" isLoading={isRunning} onClick={() => void add()}>
            {t('favorites.undo')}
          </Button>
        </div>
      </Card>
    );
  }
  return (
    <Followed as="li" $isQuiet={isInset}>
      <Cluster $justify="space-between">
        <CreatorByline creator={creator} />
        {live && <LiveBadge state={live.state} />}
      </Cluster>
      <Cluster $justify="space-between">
        <SwitchField
          label={
            <>
              {t('favorites.notify')}
              <VisuallyHidden>: {name}</VisuallyHidden>
            </>
          }
          checked={notifyLive}
          onChange={(event) => void setNotifyLive(event.currentTarget.checked)}
        />
        <Button variant="quiet" size="small" onClick={() => void remove()}>
          <span>
            {t('favorites.remove')}
            <VisuallyHidden>: {name}</VisuallyHidden>
          </span>
        </Button>
      </Cluster>
    </Followed>
  );
}
