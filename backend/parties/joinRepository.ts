import { sql, type Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import { STATUS } from '@/lib/shared/partyStatus';
import type { JoinFacts } from './policy';

/** The same but for what a party's own rule asks. */
export interface KnownFacts extends Omit<JoinFacts, 'isLetIn'> {
  /** Turns they had with this creator. */
  timesPlayed: number;
  /** A pass of this creator that is still there. */
  passId: string | null;
}

/** What is known of somebody who wants to join a party. */
export async function joinFacts(
  db: Kysely<Tables>,
  party: { id: string; creatorId: string },
  userId: string,
): Promise<KnownFacts> {
  const played = sql`e.status = ${sql.lit(STATUS.played)}`;
  const here = sql`e.party_id = ${party.id}`;
  const { rows } = await sql<KnownFacts>`
    select exists (select 1 from creator_bans
        where creator_id = ${party.creatorId} and user_id = ${userId}) as is_banned,
      (select id from queue_passes where creator_id = ${party.creatorId} and user_id = ${userId}
        and used_entry_id is null) as pass_id,
      max(e.ended_at) filter (where ${here} and ${played}) as last_played_at,
      coalesce(bool_or(${here} and e.status = ${sql.lit(STATUS.missed)}), false) as missed_out,
      (count(*) filter (where ${played}))::int as times_played
    from queue_entries e join parties p on p.id = e.party_id
    where e.user_id = ${userId} and p.creator_id = ${party.creatorId}`.execute(db);
  const [facts] = rows;
  if (!facts) throw new Error('an aggregate always has a row');
  return facts;
}
