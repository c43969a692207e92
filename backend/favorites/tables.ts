import type { Generated, GeneratedAlways } from 'kysely';
import type { AlertKind, FavoriteType } from '@/lib/shared/fans/favorites';
import type { Currency } from '@/lib/shared/money/money';

export interface FavoritesTable {
  userId: string;
  targetType: FavoriteType;
  targetId: string;
  /** Whether the user is notified when the creator goes live. */
  notifyLive: boolean;
  /** Of a service: when something is free again. */
  notifySlots: Generated<boolean>;
  /** Of a service: when it costs less. */
  notifyPrice: Generated<boolean>;
  /** Of a service: what it cost when it was kept. */
  keptPrice: Generated<number | null>;
  keptCurrency: Generated<Currency | null>;
  /** Of a service: when its keeper was told something last. */
  toldAt: Generated<Date | null>;
  createdAt: Date;
  /** `targetId` of a creator, with a foreign key. */
  creatorId: GeneratedAlways<string | null>;
}

/** What those who keep a service are being told of, a few at a time. */
export interface FavoriteAlertsTable {
  serviceId: string;
  kind: AlertKind;
  afterId: string | null;
  createdAt: Date;
}
