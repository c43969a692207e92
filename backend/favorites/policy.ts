import type { FavoriteType } from '@/lib/shared/fans/favorites';

const HOUR_MS = 60 * 60 * 1000;

/** Only another creator can be kept; `creator` is null for what is none, services included. */
export function favoriteRefusal(
  userId: string,
  targetType: FavoriteType,
  creator: { id: string } | null,
): 'favorite.not_found' | 'favorite.own' | null {
  if (targetType !== 'CREATOR' || creator === null) return 'favorite.not_found';
  return creator.id === userId ? 'favorite.own' : null;
}

/** A party that left OPEN after this moment goes on when it opens again, and is no news. */
export function newsAfter(now: Date): Date {
  return new Date(now.getTime() - HOUR_MS);
}
