import { useTranslation } from '@/hooks/ui/useTranslation';
import { FavoriteList } from '@/components/shared/people/FavoriteList';
import { KeptServices } from '@/components/shared/people/KeptServices';
import { PageHead } from '@/components/shared/page/PageHead';
import { Cards } from '@/components/ui/Card';
import { Stack } from '@/components/ui/Stack';
import type { Favorite, FavoritePage } from '@/hooks/favorites/types';
import { useFavorites } from '@/hooks/favorites/useFavorites';
import { useFresh } from '@/hooks/secureql/useFresh';
import { newestToolOf } from '@/lib/live/shownTools';
import { Head, Page } from './Favorites.styles';
import { LiveCard } from './LiveCard';

interface Props {
  first: FavoritePage;
  live: readonly Favorite[];
}

/** What a fan follows and keeps: who is live first, then services, then creators. */
export function FavoritesScreen({ first, live: initial }: Props) {
  const { t } = useTranslation('favorites');
  const live = useFresh('favorites/get-live/', {}, initial, ({ favorites }) => favorites.items);
  const list = useFavorites(first);
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
            {live.map(({ targetId, creator }) => {
              const shown = newestToolOf(creator);
              return shown && <LiveCard key={targetId} creator={creator} shown={shown} />;
            })}
          </Cards>
        </Stack>
      )}
      <Stack as="section" aria-labelledby="kept-title">
        <h2 id="kept-title">{t('favorites.services')}</h2>
        <KeptServices services={list.services} />
      </Stack>
      <Stack as="section" aria-labelledby="list-title">
        <h2 id="list-title">{t('favorites.list')}</h2>
        <FavoriteList list={list} />
      </Stack>
    </Page>
  );
}
