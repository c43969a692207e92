import type { ColumnType, Generated } from 'kysely';

/**
 * OPEN: asked, no answer yet. DONE: Stripe did it. DECLINED: never under this key again. REFUSED: the
 * key is not used up, the call may be made again. GIVEN_UP: nobody knows and nobody can find out.
 */
export type CallState = 'OPEN' | 'DONE' | 'DECLINED' | 'REFUSED' | 'GIVEN_UP';

/** Each call that changes something at Stripe, written before it is made. */
export interface StripeCallsTable {
  /** The idempotency key at Stripe. */
  key: string;
  call: string;
  /** As they were sent, in this order; without what is personal once there is an answer. */
  params: ColumnType<object, string, string>;
  /** The connected account it is made for; null: the platform's own. */
  account: string | null;
  /** What it is for, such as `order:ID`. */
  ref: string;
  state: Generated<CallState>;
  /** What callers are answered; written as a JSON string. */
  outcome: ColumnType<object | null, string | null, string | null>;
  attempts: Generated<number>;
  /** By the clock of money. */
  createdAt: Date;
  /** When to repeat it, by our own clock; null: it is answered. */
  nextTryAt: Date | null;
  answeredAt: Generated<Date | null>;
}

/** Each event that Stripe told, once. */
export interface StripeEventsTable {
  id: string;
  type: string;
  /** The connected account it happened in; null: the platform's own. */
  account: string | null;
  /** What to read again. */
  objectId: string;
  receivedAt: Date;
  attempts: Generated<number>;
  /** When it is due; while somebody applies it, when another may; null: it is settled. */
  nextTryAt: Date | null;
  /** Until when nobody else may take an event of the same object; null: nobody applies it. */
  takenUntil: Generated<Date | null>;
  appliedAt: Generated<Date | null>;
}
