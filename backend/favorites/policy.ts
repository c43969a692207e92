import type { FavoriteType } from '@/lib/shared/fans/favorites';

/** Only another creator can be kept; `creator` is null for what is none, services included. */
export function favoriteRefusal(
  userId: string,
  targetType: FavoriteType,
  creator: { id: string } | null,
): 'favorite.not_found' | 'favorite.own' | null {
  if (targetType !== 'CREATOR' || creator === null) return 'favorite.not_found';
  return creator.id === userId ? 'favorite.own' : null;
}
