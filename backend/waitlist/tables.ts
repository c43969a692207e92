import type { Generated } from 'kysely';

/** Addresses that want news of new tools. Without `confirmedAt` nobody has confirmed it. */
export interface WaitlistTable {
  /** Lower-cased. */
  email: string;
  locale: string;
  /** SHA-256 hex of the newest mail's token. */
  tokenHash: string;
  /** When the newest mail was written. */
  createdAt: Date;
  confirmedAt: Generated<Date | null>;
}
