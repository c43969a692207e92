import { useTranslation } from '@/hooks/ui/useTranslation';
import { PageHead } from '@/components/shared/PageHead';
import { Button } from '@/components/ui/Button';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { EmptyResults } from '@/components/ui/EmptyResults';
import { Notice } from '@/components/ui/Notice';
import { Stack } from '@/components/ui/Stack';
import type { Favorite, FavoritePage } from '@/hooks/favorites/types';
import { useFavorites } from '@/hooks/favorites/useFavorites';
import { FavoriteCard } from './FavoriteCard';
import { Cards, Head, Page } from './Favorites.styles';
import { LiveCard } from './LiveCard';

interface Props {
  first: FavoritePage;
  live: readonly Favorite[];
}

/** The creators a fan follows: who is live first, then all of them. */
export function FavoritesScreen({ first, live }: Props) {
  const { t } = useTranslation('favorites');
  const { favorites, hasMore, isLoading, hasFailed, loadMore } = useFavorites(first);
  return (
    <Page>
      <PageHead title={t('favorites.title')} isPrivate />
      <Head>
        <h1>{t('favorites.title')}</h1>
        <p>{t('favorites.intro')}</p>
      </Head>
      {live.length > 0 && (
        <Stack as="section" aria-labelledby="live-title">
          <h2 id="live-title">{t('favorites.live')}</h2>
          <Cards role="list">
            {live.map(
              ({ targetId, creator }) =>
                creator.liveParty && (
                  <LiveCard key={targetId} creator={creator} party={creator.liveParty} />
                ),
            )}
          </Cards>
        </Stack>
      )}
      {favorites.length === 0 ? (
        <EmptyResults message={t('favorites.empty')}>
          <ButtonLink href="/" variant="quiet">
            {t('favorites.discover')}
          </ButtonLink>
        </EmptyResults>
      ) : (
        <Stack as="section" aria-labelledby="list-title">
          <h2 id="list-title">{t('favorites.list')}</h2>
          <Cards role="list">
            {favorites.map((favorite) => (
              <FavoriteCard key={favorite.targetId} favorite={favorite} />
            ))}
          </Cards>
        </Stack>
      )}
      {hasFailed && (
        <Notice kind="error" isLive>
          {t('favorites.failed')}
        </Notice>
      )}
      {hasMore && (
        <div>
          <Button variant="quiet" isLoading={isLoading} onClick={() => void loadMore()}>
            {t(isLoading ? 'favorites.loading' : hasFailed ? 'favorites.retry' : 'favorites.more')}
          </Button>
        </div>
      )}
    </Page>
  );
}
