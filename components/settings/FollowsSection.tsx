import { FavoriteList } from '@/components/shared/people/FavoriteList';
import type { FavoritePage } from '@/hooks/favorites/types';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { Section } from './Section';

/** Whom a creator follows. It stands in the settings because the page of favorites is for fans. */
export function FollowsSection({ first }: { first: FavoritePage }) {
  const { t } = useTranslation('settings');
  return (
    <Section id="follows" title={t('follows.title')} intro={t('follows.intro')}>
      <FavoriteList first={first} isInset />
    </Section>
  );
}
