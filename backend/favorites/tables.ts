import type { ColumnType, GeneratedAlways } from 'kysely';
import type { FavoriteType } from '@/lib/shared/fans/favorites';

export interface FavoritesTable {
  userId: string;
  targetType: FavoriteType;
  targetId: string;
  /** Whether the user is told when the creator goes live. */
  notifyLive: boolean;
  createdAt: Date;
  /** `targetId` of a creator, with a foreign key. */
  creatorId: GeneratedAlways<string | null>;
}

/** How far the followers have been told of an open party; one row for each that ever opened. */
export interface LiveAnnouncementsTable {
  partyId: string;
  creatorId: string;
  /** When the party left OPEN; null while it is open. */
  closedAt: Date | null;
  /** The last follower who was told. */
  afterUserId: string | null;
  isDone: ColumnType<boolean, boolean | undefined, boolean>;
}
