import { sql, type Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import { STATUS } from '@/lib/shared/partyStatus';
import type { Told } from './telling';

type Db = Kysely<Tables>;

/** Ends every entry of a locked party that has not played, and what its ranks were counted from. */
export async function endUnplayed(db: Db, partyId: string, now: Date): Promise<void> {
  await sql`
    with counted as (delete from queue_blocks where party_id = ${partyId})
    update queue_entries set status = ${sql.lit(STATUS.endedUnplayed)}, ended_at = ${now},
      ready_by = null
    where party_id = ${partyId}
      and status between ${sql.lit(STATUS.waiting)} and ${sql.lit(STATUS.ready)}`.execute(db);
}

/** Somebody whose turn did not come, with the number of their ticket. */
export interface Unplayed extends Told {
  number: number;
}

/** The next of those whose turn did not come, in the order of their numbers. */
export async function unplayedAfter(
  db: Db,
  partyId: string,
  { after, limit }: { after: number; limit: number },
): Promise<Unplayed[]> {
  const { rows } = await sql<Unplayed>`
    select e.number, e.queue_uuid, e.user_id, fan.locale, fan.notification_prefs
    from (
      select number, queue_uuid, user_id from queue_entries
      where party_id = ${partyId} and status = ${sql.lit(STATUS.endedUnplayed)}
        and number > ${after}
      order by number limit ${limit}
    ) e left join users fan on fan.id = e.user_id
    order by e.number`.execute(db);
  return rows;
}
