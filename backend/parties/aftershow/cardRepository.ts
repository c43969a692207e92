import { sql, type Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import { STATUS } from '@/lib/shared/parties/partyStatus';

/** What surrounds somebody's turn. */
export interface TurnFacts {
  /** Which of the party's rounds it was, from 1; null: there was no turn. */
  round: number | null;
  /** Who played along: the first three by number, and how many there were. */
  alongside: string[];
  alongsideCount: number;
  /** Whether the ticket's holder follows the creator. */
  isFollower: boolean;
  /** Whether they hear when the creator goes live. */
  hearsLive: boolean;
}

/** What surrounds the turn of an entry that is over. */
export async function turnFacts(
  db: Kysely<Tables>,
  entry: { id: string; partyId: string; userId: string | null; beganAt: Date | null },
  creatorId: string,
): Promise<TurnFacts> {
  const { id, partyId, userId, beganAt } = entry;
  const { rows } = await sql<TurnFacts>`
    with turn as (
      select e.id, e.number, coalesce(fan.handle, e.guest_name) as handle,
        coalesce(e.started_at, e.called_at, e.ended_at) as began_at
      from queue_entries e left join users fan on fan.id = e.user_id
      where e.party_id = ${partyId} and e.status = ${sql.lit(STATUS.played)}
        and ${beganAt}::timestamptz is not null
    ), along as (
      select handle, number from turn where began_at = ${beganAt} and id <> ${id}
    )
    select (select nullif(count(distinct began_at), 0)::int from turn
        where began_at <= ${beganAt}) as round,
      coalesce((select json_agg(handle order by number) from (
        select * from along order by number limit 3) first), '[]') as alongside,
      (select count(*)::int from along) as alongside_count,
      count(favorite.user_id) > 0 as is_follower,
      coalesce(bool_or(favorite.notify_live), false) as hears_live
    from (select 1) one left join favorites favorite on favorite.user_id = ${userId}
      and favorite.target_type = 'CREATOR' and favorite.target_id = ${creatorId}`.execute(db);
  const [facts] = rows;
  if (!facts) throw new Error('counts without a row');
  return facts;
}
