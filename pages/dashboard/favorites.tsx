import { FavoritesScreen } from '@/components/favorites/FavoritesScreen';
import type { Favorite, FavoritePage } from '@/hooks/favorites/types';
import { serverPage, type PageProps } from '@/lib/page/serverPage';

interface Own {
  first: FavoritePage;
  live: Favorite[];
}

export default function FavoritesPage({ first, live }: PageProps<Own>) {
  return <FavoritesScreen first={first} live={live} />;
}

export const getServerSideProps = serverPage({
  access: 'fan',
  namespaces: ['favorites', 'serviceWords'],
  theme: 'viewer',
  calls: () => ({ list: ['favorite-services', {}], live: ['favorites/get-live/', {}] }),
  load: ({ answers }) => ({
    props: { first: answers.list.favorites, live: answers.live.favorites.items },
  }),
});
