import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Context } from '@/backend/platform/context';
import { newId } from '@/backend/platform/id';

/** Channels are spread over so many shards; one publisher at a time works on a shard. */
const SHARDS = 16;

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
 * Writes events in the running transaction, in one statement; they are published after its commit,
 * at least once, in this order per channel. Throws outside of a transaction.
 */
export async function enqueue(context: Context, ...events: OutboxEvent[]): Promise<void> {
  if (!context.db.isTransaction) {
    throw new Error('an event is written in the transaction that caused it');
  }
  if (events.length === 0) return;
  context.wakeOutbox();
  const ids = events.map(({ eventId = newId() }) => eventId);
  const shards = events.map(({ channel }) => shardOf(channel));
  const channels = events.map(({ channel }) => channel);
  const messages = events.map(({ message }) => JSON.stringify(message));
  await sql`
    insert into outbox (event_id, shard, channel, message)
    select event_id, shard, channel, message::jsonb
    from unnest(${ids}::uuid[], ${shards}::int[], ${channels}::text[], ${messages}::text[])
      given (event_id, shard, channel, message)`.execute(context.db);
}
