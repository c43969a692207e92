import type { Kysely } from 'kysely';
import type { Config } from './config';
import type { Logger } from './logger';
import type { Realtime } from '@/backend/platform/outbox/realtime';
import type { Storage } from './storage/storage';
import type { StripeService } from '@/backend/platform/stripe/stripeService';
import type { Tables } from './tables';

/** Who asks. All null: a visitor. */
export interface Actor {
  userId: string | null;
  userType: 'CREATOR' | 'FAN' | null;
  handle: string | null;
  /** A quick account, which has no confirmed e-mail yet. */
  isQuick: boolean;
  sessionId: string | null;
}

/** A new session's raw token, or that the browser's cookie is to be dropped. */
export type SessionEffect = { token: string; expiresAt: Date } | 'clear';

/** What every service function takes first. */
export interface Context {
  /** Inside `inTransaction` this is the transaction. */
  db: Kysely<Tables>;
  actor: Actor;
  now: () => Date;
  requestId: string;
  clientIp: string;
  /** Hash of the key by which the asking browser is known again; null: it has none. */
  browserHash: string | null;
  clientAgent: string;
  config: Config;
  logger: Logger;
  realtime: Realtime;
  /** Where uploads lie. */
  storage: Storage;
  /** Null: nothing can be sold. */
  stripe: StripeService | null;
  /** Tells the publisher that rows are waiting; inside of a transaction, once it has committed. */
  wakeOutbox: () => void;
  /** Sent as the header `x-session-set`; the last effect of a request wins. */
  setSession: (effect: SessionEffect) => void;
}

/** The actor of a request without a live session. */
export const VISITOR: Actor = {
  userId: null,
  userType: null,
  handle: null,
  isQuick: false,
  sessionId: null,
};
