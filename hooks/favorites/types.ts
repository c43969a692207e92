import type { ResultOf } from '@/lib/secureql/operations/all';

export type FavoritePage = ResultOf<'favorite-services'>['favorites'];
export type Favorite = FavoritePage['items'][number];
export type Gift = ResultOf<'gifts/get-my-gifts/'>['getGifts']['items'][number];
