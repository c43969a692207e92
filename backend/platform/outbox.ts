import { createHash } from 'node:crypto';
import type { Context } from './context';
import { newId } from './id';

/** Channels are spread over so many shards; one publisher at a time works on a shard. */
const SHARDS = 16;

/** A statement holds 65,535 parameters at most, and a row takes four. */
const ROWS_PER_STATEMENT = 1000;

export interface OutboxEvent {
  channel: string;
  /** Plain JSON, under 32 KiB. */
  message: object;
  /** Made when missing; travels as `meta.eventId`. */
  eventId?: string;
}

/** The shard of a channel, for statements that write `outbox` rows themselves. */
export function shardOf(channel: string): number {
  return createHash('sha256').update(channel).digest().readUInt32BE() % SHARDS;
}

/**
 * Writes events in the running transaction, a thousand a statement; they are published after its
 * commit, at least once, in this order per channel. Throws outside of a transaction.
 */
export async function enqueue(context: Context, ...events: OutboxEvent[]): Promise<void> {
  if (!context.db.isTransaction) {
    throw new Error('an event is written in the transaction that caused it');
  }
  if (events.length > 0) context.wakeOutbox();
  for (let from = 0; from < events.length; from += ROWS_PER_STATEMENT) {
    await context.db
      .insertInto('outbox')
      .values(
        events
          .slice(from, from + ROWS_PER_STATEMENT)
          .map(({ channel, message, eventId = newId() }) => ({
            eventId,
            shard: shardOf(channel),
            channel,
            message: JSON.stringify(message),
          })),
      )
      .execute();
  }
}
