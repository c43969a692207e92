import { FavoriteList } from '@/components/shared/people/FavoriteList';
import { KeptServices } from '@/components/shared/people/KeptServices';
import { Stack } from '@/components/ui/Stack';
import type { FavoritePage } from '@/hooks/favorites/types';
import { useFavorites } from '@/hooks/favorites/useFavorites';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { Section } from './Section';

/** Whom a creator follows, and what they keep. It stands in the settings because the page of favorites is for fans. */
export function FollowsSection({ first }: { first: FavoritePage }) {
  const { t } = useTranslation('settings');
  const list = useFavorites(first);
  return (
    <Section id="follows" title={t('follows.title')} intro={t('follows.intro')}>
      <FavoriteList list={list} isInset />
      {list.services.length > 0 && (
        <Stack>
          <h3>{t('favorites:favorites.services')}</h3>
          <KeptServices services={list.services} />
        </Stack>
      )}
    </Section>
  );
}
