import type { Generated } from 'kysely';
import type { ControlAction } from '@/lib/shared/controls';

/** Addresses that do one thing in one party each, for stream decks. */
export interface ControlKeysTable {
  id: string;
  partyId: string;
  action: ControlAction;
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
