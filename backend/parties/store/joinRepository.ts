import { sql, type Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import { STATUS } from '@/lib/shared/parties/partyStatus';
import type { JoinFacts } from '@/backend/parties/policy';

/** What is known of somebody who wants to join, but for who may take part at all. */
export interface KnownFacts extends Omit<JoinFacts, 'keptOut' | 'notEligible'> {
  userId: string;
  handle: string;
  /** As stored: not checked yet. */
  extraPublic: unknown;
  /** The live entry they have in this party. */
  mine: { queueUuid: string; status: number } | null;
  /** Turns they had with this creator. */
  timesPlayed: number;
  /**
   * Of a quick account: how many quick accounts of its network address have a live entry in this
   * party. 0 for every other account.
   */
  neighbours: number;
  /** Of a quick account: its network address, as a hash. */
  network: string | null;
  /** A pass of this creator that is still there. */
  passId: string | null;
  /** The order it was bought with; null: it was given. */
  boughtWith: string | null;
}

/** What is known of people who want to join a party; who has no account any more is missing. */
export async function joinFacts(
  db: Kysely<Tables>,
  party: { id: string; creatorId: string },
  userIds: readonly string[],
): Promise<KnownFacts[]> {
  const played = sql`e.status = ${sql.lit(STATUS.played)}`;
  const live = sql`e.status between ${sql.lit(STATUS.waiting)} and ${sql.lit(STATUS.playing)}`;
  const { rows } = await sql<KnownFacts>`
    select fan.id as user_id, fan.handle, fan.extra_public, pass.id as pass_id,
      pass.booking_id as bought_with, here.*, turns.*,
      quick.address_hash as network,
      (select count(*)::int from quick_accounts other
        join queue_entries e on e.user_id = other.user_id and e.party_id = ${party.id} and ${live}
        where other.address_hash = quick.address_hash) as neighbours
    from users fan
    left join quick_accounts quick on quick.user_id = fan.id
      and fan.email_verified_at is null
    left join lateral (
      select own.id, own.booking_id from queue_passes own
      where own.creator_id = ${party.creatorId} and own.user_id = fan.id
        and own.used_entry_id is null
      -- What was bought has a day until which it holds.
      order by own.booking_id is null, own.given_at limit 1
    ) pass on true
    cross join lateral (
      select max(e.ended_at) filter (where ${played}) as last_played_at,
        coalesce(bool_or(e.status = ${sql.lit(STATUS.missed)}), false) as missed_out,
        (json_agg(json_build_object('queueUuid', e.queue_uuid, 'status', e.status))
          filter (where ${live})) -> 0 as mine
      from queue_entries e where e.user_id = fan.id and e.party_id = ${party.id}
    ) here
    cross join lateral (
      select count(*)::int as times_played
      from queue_entries e join parties p on p.id = e.party_id
      where e.user_id = fan.id and ${played} and p.creator_id = ${party.creatorId}
    ) turns
    where fan.id = any(${[...userIds]}::uuid[])`.execute(db);
  return rows;
}
