import type { ResultOf } from '@/lib/secureql/operations/all';

export type FavoritePage = ResultOf<'favorite-services'>['favorites'];
export type Favorite = FavoritePage['items'][number];
