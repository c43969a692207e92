import { sql, type Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';

/** One event waiting to be published. */
export interface WaitingEvent {
  id: number;
  eventId: string;
  channel: string;
  message: object;
}

/** Longer than a publisher goes on with one batch, short enough that a dead one's shards wait little. */
const LEASE_SECONDS = 10;

/** So many at a time: half of them, so that a second publisher finds work. */
export const MOST_SHARDS = 8;

/**
 * Leases shards that have rows and that nobody else holds, and returns their numbers. A lease far in
 * the future is one from before the clock was set back.
 */
export async function claimShards(db: Kysely<Tables>, owner: string): Promise<number[]> {
  const { rows } = await sql<{ shard: number }>`
    update outbox_shards
    set owner = ${owner}, leased_until = clock_timestamp() + make_interval(secs => ${LEASE_SECONDS})
    where shard in (
      select s.shard from outbox_shards s
      where (s.leased_until < clock_timestamp()
          or s.leased_until > clock_timestamp() + make_interval(secs => ${2 * LEASE_SECONDS}))
        and exists (select from outbox o where o.shard = s.shard)
      order by random()
      limit ${MOST_SHARDS}
      for update of s skip locked
    )
    returning shard`.execute(db);
  return rows.map((row) => row.shard);
}

/**
 * The oldest events of leased shards. Its own statement: a snapshot taken before the lease could
 * show rows that the former holder has published meanwhile.
 */
export function readEvents(
  db: Kysely<Tables>,
  shards: number[],
  limit: number,
): Promise<WaitingEvent[]> {
  return db
    .selectFrom('outbox')
    .select(['id', 'eventId', 'channel', 'message'])
    .where('shard', 'in', shards)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Up to this `seq` a channel has been told everything. */
export interface Replaced {
  channel: string;
  seq: number;
}

/**
 * Deletes what was published and what it replaced, also events that were written after the batch was
 * read, and gives the shards back, in one statement.
 */
export async function finishBatch(
  db: Kysely<Tables>,
  owner: string,
  shards: number[],
  { published, replaced }: { published: number[]; replaced: readonly Replaced[] },
): Promise<void> {
  const isReplaced = replaced.map(
    ({ channel, seq }) =>
      sql<boolean>`(channel = ${channel} and (message->>'seq')::bigint <= ${seq})`,
  );
  await db
    .with('gone', (query) =>
      query
        .deleteFrom('outbox')
        .where((is) =>
          is.or([is('id', '=', sql<number>`any(${published}::bigint[])`), ...isReplaced]),
        ),
    )
    .updateTable('outboxShards')
    .set({ leasedUntil: sql`'-infinity'`, owner: null })
    .where('owner', '=', owner)
    .where('shard', 'in', shards)
    .execute();
}

/** Frees every shard: for a database that only this process can have open. */
export async function freeAllShards(db: Kysely<Tables>): Promise<void> {
  await db
    .updateTable('outboxShards')
    .set({ leasedUntil: sql`'-infinity'`, owner: null })
    .where('owner', 'is not', null)
    .execute();
}
