import { Button } from '@/components/ui/buttons/Button';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { Cards } from '@/components/ui/Card';
import { EmptyResults } from '@/components/ui/EmptyResults';
import { FormError } from '@/components/ui/forms/FormError';
import { Stack } from '@/components/ui/Stack';
import type { FavoritePage } from '@/hooks/favorites/types';
import { useFavorites } from '@/hooks/favorites/useFavorites';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { FavoriteCard } from './FavoriteCard';

interface FavoriteListProps {
  first: FavoritePage;
  /** Stands on a card. */
  isInset?: boolean;
}

/** The creators one follows, older ones on demand. Needs `favorites`' texts. */
export function FavoriteList({ first, isInset }: FavoriteListProps) {
  const { t } = useTranslation('favorites');
  const { favorites, hasMore, isLoading, hasFailed, loadMore } = useFavorites(first);
  if (favorites.length === 0) {
    return (
      <EmptyResults message={t('favorites.empty')}>
        <ButtonLink href="/" variant="quiet">
          {t('favorites.discover')}
        </ButtonLink>
      </EmptyResults>
    );
  }
  return (
    <Stack>
      <Cards role="list">
        {favorites.map((favorite) => (
          <FavoriteCard key={favorite.targetId} favorite={favorite} isInset={isInset} />
        ))}
      </Cards>
      <FormError>{hasFailed && t('favorites.failed')}</FormError>
      {hasMore && (
        <div>
          <Button variant="quiet" isLoading={isLoading} onClick={() => void loadMore()}>
            {t(isLoading ? 'favorites.loading' : hasFailed ? 'favorites.retry' : 'favorites.more')}
          </Button>
        </div>
      )}
    </Stack>
  );
}
