import { sql, type Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';

/** So long somebody who was not called has stood in line to have waited. */
const WAITED_SECONDS = 300;

/**
 * Those of these users who waited, or had a turn, in a queue of a creator's that is open to all. A
 * place that a pass was spent on, or that was bought, counts for nothing.
 */
export async function waitedAmong(
  db: Kysely<Tables>,
  creatorId: string,
  userIds: readonly string[],
  now: Date,
): Promise<string[]> {
  const { rows } = await sql<{ userId: string }>`
    select distinct e.user_id from queue_entries e join parties p on p.id = e.party_id
    where e.user_id = any(${[...userIds]}::uuid[]) and p.creator_id = ${creatorId}
      and p.who_can_join in ('EVERYONE', 'VERIFIED')
      and (e.called_at is not null or coalesce(e.ended_at, ${now}::timestamptz)
        >= e.joined_at + make_interval(secs => ${sql.lit(WAITED_SECONDS)}))
      and e.booking_id is null
      and not exists (select from queue_passes pass where pass.used_entry_id = e.id)`.execute(db);
  return rows.map(({ userId }) => userId);
}
