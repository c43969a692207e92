import { sql, type Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import { STATUS } from '@/lib/shared/parties/partyStatus';

const PLAYED = sql.lit(STATUS.played);

/** Something that happened to a creator: in one of their parties, or to them. */
export interface ActivityRow {
  kind: 'JOINED' | 'PLAYED' | 'LEFT' | 'ENDED' | 'FOLLOWED';
  at: Date;
  /** The fan's; null of a party that ended. */
  handle: string | null;
  /** Null of a new follower. */
  partyId: string | null;
  title: string | null;
  /** How many played in a party that ended. */
  count: number | null;
}

/**
 * The last things that happened to a creator, newest first. Of each of the parties changed last, and
 * of the followers, every part stops at an index after `limit` rows.
 */
export async function lastActivity(
  db: Kysely<Tables>,
  creatorId: string,
  { parties, limit }: { parties: number; limit: number },
): Promise<ActivityRow[]> {
  const { rows } = await sql<ActivityRow>`
    with party as (
      select id, title, ended_at, played_count from parties
      where creator_id = ${creatorId} and state not in ('DRAFT', 'SCHEDULED')
      order by updated_at desc limit ${parties}
    )
    select kind, at, handle, party_id, title, count from (
      select happened.kind, happened.at, fan.handle, happened.party_id, happened.title,
        null::int as count
      from (
        select party.id as party_id, party.title, one.*
        from party cross join lateral (
          (select 'JOINED' as kind, joined_at as at, user_id from queue_entries
            where party_id = party.id order by number desc limit ${limit})
          union all
          (select case when status = ${PLAYED} then 'PLAYED' else 'LEFT' end as kind,
              ended_at as at, user_id from queue_entries
            where party_id = party.id and ended_at is not null
              and status in (${PLAYED}, ${sql.lit(STATUS.left)})
            order by ended_at desc limit ${limit})
        ) one
        order by one.at desc limit ${limit}
      ) happened join users fan on fan.id = happened.user_id
      union all
      select 'ENDED', ended_at, null, id, title, played_count from party
      where ended_at is not null
      union all
      (select 'FOLLOWED', f.created_at, fan.handle, null, null, null
        from favorites f join users fan on fan.id = f.user_id
        where f.creator_id = ${creatorId} order by f.created_at desc limit ${limit})
    ) all_of_it order by at desc limit ${limit}`.execute(db);
  return rows;
}
