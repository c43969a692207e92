import { Button } from '@/components/ui/buttons/Button';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { Cards } from '@/components/ui/Card';
import { EmptyResults } from '@/components/ui/EmptyResults';
import { FormError } from '@/components/ui/forms/FormError';
import { Stack } from '@/components/ui/Stack';
import type { FavoriteList as List } from '@/hooks/favorites/useFavorites';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { FavoriteCard } from './FavoriteCard';

interface FavoriteListProps {
  list: List;
  /** Stands on a card. */
  isInset?: boolean;
}

/** The creators one follows, older ones on demand. Needs `favorites`' texts. */
export function FavoriteList({ list, isInset }: FavoriteListProps) {
  const { t } = useTranslation('favorites');
  const { creators, hasMore, isLoading, hasFailed, loadMore } = list;
  if (creators.length === 0 && !hasMore) {
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
        {creators.map((favorite) => (
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
