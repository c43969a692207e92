import type { Generated, JSONColumnType } from 'kysely';
import type { WidgetKind } from '@/lib/shared/widgets/kinds';

/** Addresses of overlays with their settings. */
export interface WidgetsTable {
  id: string;
  /** Null: it shows whatever is live of the creator. */
  toolId: string | null;
  creatorId: string;
  /** The host who made it; null: their account is gone. */
  madeBy: string | null;
  kind: Generated<WidgetKind>;
  /** The one that every creator has; one of each. */
  isPermanent: Generated<boolean>;
  /** Rises when the key is renewed; 0: a key made by chance, of before keys were derived. */
  keyVersion: Generated<number>;
  /** SHA-256 hex of the key. */
  keyHash: string;
  /** As `readSettings` reads it. */
  settings: JSONColumnType<object, string | undefined, string>;
  /** Of the last message on its channel. */
  seq: Generated<number>;
  /** Alerts make no sound. */
  isMuted: Generated<boolean>;
  /** Alerts wait. */
  isPaused: Generated<boolean>;
  createdAt: Date;
  lastUsedAt: Generated<Date | null>;
  /** The program that last used it: `OBS 30.1`. */
  lastUsedBy: Generated<string | null>;
}

/** Who was shown the key of somebody else's widget, as it is now. */
export interface WidgetViewersTable {
  widgetId: string;
  userId: string;
  seenAt: Date;
}

/** One row: what keys are derived from. */
export interface WidgetSecretTable {
  id: Generated<boolean>;
  secret: string;
}

/** Creators whose overlays play a scripted show. */
export interface RehearsalsTable {
  creatorId: string;
  /** How far it was at `since`, in ms of the script. */
  ranMs: number;
  /** Null: it is paused. */
  since: Date | null;
  pace: number;
  /** What is later than this is over, whatever stands here. */
  endsAt: Date;
}

/** Addresses that do one thing each, for stream decks. */
export interface ControlKeysTable {
  id: string;
  /** Null: it does something that is the creator's own, in none of their live tools. */
  toolId: string | null;
  creatorId: string;
  /** One of the actions that the tool offers. */
  action: string;
  /** SHA-256 hex of the key. */
  keyHash: string;
  /** Last four characters of the key. */
  hint: string;
  /** The host who made it, and in whose name it acts. */
  actorId: string;
  createdAt: Date;
  lastUsedAt: Generated<Date | null>;
  revokedAt: Generated<Date | null>;
}
