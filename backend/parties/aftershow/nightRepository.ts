import { sql, type Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import { choiceKey } from '@/lib/shared/notifications/notificationPrefs';
import { STATUS } from '@/lib/shared/parties/partyStatus';

type Db = Kysely<Tables>;

const PLAYED = sql.lit(STATUS.played);

/** The sums of an evening. */
export interface NightFacts {
  /** Different people who played, guests included. */
  people: number;
  /** Of these, who never played with this creator before. */
  firstTimers: number;
  /** Of these, who follows the creator since the queue opened. */
  newFollowers: number;
  /** Who can be thanked: a guest has no account, and the creator keeps nobody banned company. */
  thankable: number;
  /** Of these, who does not want to be thanked. */
  muted: number;
  /** Median from joining to the call of those who played; null: nobody did. */
  usualWaitSeconds: number | null;
  rounds: number;
  /** More people played than in any queue of this creator before; false for the first one. */
  isBiggest: boolean;
}

export async function nightFacts(
  db: Db,
  party: { id: string; creatorId: string; openedAt: Date | null; playedCount: number },
): Promise<NightFacts> {
  const { id, creatorId, openedAt, playedCount } = party;
  const { rows } = await sql<NightFacts>`
    with turn as (
      select user_id, guest_name, times_played, joined_at, called_at, ${beganAt()} as began_at
      from queue_entries where party_id = ${id} and status = ${PLAYED}
    ), fan as (
      select distinct turn.user_id as id from turn where turn.user_id is not null
    ), thanked as (
      select u.notification_prefs ->> ${choiceKey('thanks', 'inApp')} = 'false' as is_muted
      from fan join users u on u.id = fan.id
      where not exists (select 1 from creator_bans ban
        where ban.creator_id = ${creatorId} and ban.user_id = fan.id)
    ), former as (
      select max(played_count) as most from parties
      where creator_id = ${creatorId} and id <> ${id} and state = 'ENDED' and played_count > 0
    )
    select (select count(*)::int from fan)
        + (select count(*)::int from turn where user_id is null) as people,
      (select count(distinct user_id)::int from turn where times_played = 0) as first_timers,
      (select count(*)::int from favorites f join fan on fan.id = f.user_id
        where f.target_type = 'CREATOR' and f.target_id = ${creatorId}
          and f.created_at >= ${openedAt}) as new_followers,
      (select count(*)::int from thanked) as thankable,
      (select count(*)::int from thanked where is_muted) as muted,
      (select round(percentile_cont(0.5) within group
          (order by extract(epoch from called_at - joined_at)))::int
        from turn where called_at is not null) as usual_wait_seconds,
      (select count(distinct began_at)::int from turn) as rounds,
      coalesce((select ${playedCount} > most from former), false) as is_biggest`.execute(db);
  const [facts] = rows;
  if (!facts) throw new Error('sums without a row');
  return facts;
}

/** When a turn began; whoever was marked as played at once began when they were called. */
function beganAt() {
  return sql`coalesce(started_at, called_at, ended_at)`;
}

/** People who began to play at the same moment. */
export interface RoundRow {
  beganAt: Date;
  endedAt: Date;
  people: number;
}

/** The rounds of a party in their order, at most `limit`. */
export async function roundsOf(db: Db, partyId: string, limit: number): Promise<RoundRow[]> {
  const { rows } = await sql<RoundRow>`
    select ${beganAt()} as began_at, max(ended_at) as ended_at, count(*)::int as people
    from queue_entries where party_id = ${partyId} and status = ${PLAYED}
    group by 1 order by 1 limit ${limit}`.execute(db);
  return rows;
}

/** How many stood in line in one step of an evening in which that changed. */
export interface LineStep {
  /** From 0. */
  step: number;
  /** Most of them in this step, since when, and how many at its end. */
  most: number;
  mostAt: Date;
  last: number;
}

/**
 * How many stood in line, in equal steps from one moment to another; steps in which nobody came or
 * went are left out. Who is called leaves the line; who missed a call stands in it until the end.
 */
export async function lineSteps(
  db: Db,
  partyId: string,
  { from, stepSeconds, steps }: { from: Date; stepSeconds: number; steps: number },
): Promise<LineStep[]> {
  const upOrPlayed = sql.join(
    [STATUS.called, STATUS.ready, STATUS.playing, STATUS.played].map((status) => sql.lit(status)),
  );
  const { rows } = await sql<LineStep>`
    with change as (
      select joined_at as at, 1 as by from queue_entries where party_id = ${partyId}
      union all
      select case when status in (${upOrPlayed}) then coalesce(called_at, ended_at)
        else ended_at end, -1
      from queue_entries where party_id = ${partyId}
    ), line as (
      select at, (sum(by) over so_far)::int as people, row_number() over so_far as nth
      from change where at is not null
      window so_far as (order by at, by desc rows unbounded preceding)
    )
    select greatest(0, least(${steps - 1}::int, floor(extract(epoch from at - ${from}::timestamptz)
        / ${stepSeconds}::float8)::int)) as step,
      max(people) as most, (array_agg(at order by people desc, at))[1] as most_at,
      (array_agg(people order by nth desc))[1] as last
    from line group by 1 order by 1`.execute(db);
  return rows;
}

/** Somebody to thank, by their last ticket. */
export interface ThankedFan {
  userId: string;
  queueUuid: string;
}

/** Those who played and are to be thanked, behind an account, in the order of their ids. */
export async function fansToThank(
  db: Db,
  party: { id: string; creatorId: string },
  { after, limit }: { after: string | null; limit: number },
): Promise<ThankedFan[]> {
  const behind = after === null ? sql`true` : sql`e.user_id > ${after}`;
  const { rows } = await sql<ThankedFan>`
    select distinct on (e.user_id) e.user_id, e.queue_uuid from queue_entries e
    where e.party_id = ${party.id} and e.status = ${PLAYED} and e.user_id is not null and ${behind}
      and not exists (select 1 from creator_bans ban
        where ban.creator_id = ${party.creatorId} and ban.user_id = e.user_id)
    order by e.user_id, e.number desc limit ${limit}`.execute(db);
  return rows;
}
