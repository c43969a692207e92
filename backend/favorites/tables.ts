import type { GeneratedAlways } from 'kysely';
import type { FavoriteType } from '@/lib/shared/fans/favorites';

export interface FavoritesTable {
  userId: string;
  targetType: FavoriteType;
  targetId: string;
  /** Whether the user is notified when the creator goes live. */
  notifyLive: boolean;
  createdAt: Date;
  /** `targetId` of a creator, with a foreign key. */
  creatorId: GeneratedAlways<string | null>;
}
