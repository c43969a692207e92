import type { Generated } from 'kysely';

/** Addresses of overlays, each of one live tool or of the creator alone. */
export interface WidgetKeysTable {
  id: string;
  /** Null: it shows what is the creator's own, and none of their live tools. */
  toolId: string | null;
  creatorId: string;
  /** The host who made it. */
  madeBy: string;
  /** SHA-256 hex of the key. */
  keyHash: string;
  /** Last four characters of the key. */
  hint: string;
  createdAt: Date;
  lastSeenAt: Date | null;
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
