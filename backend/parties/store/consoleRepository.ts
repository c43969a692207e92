import { sql, type Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import type { ByLane } from '@/lib/shared/parties/lanes';
import { isUp, STATUS } from '@/lib/shared/parties/partyStatus';
import type { EntryRow } from './entryRepository';

type Db = Kysely<Tables>;

/** An entry with what hosts see of its fan. */
export interface HostEntryRow extends EntryRow {
  /** Their address is confirmed. */
  isVerified: boolean;
  /** They follow the creator. */
  isFollower: boolean;
  /** Calls they missed with this creator. */
  noShows: number;
}

/** The party whose hosts ask. */
interface Party {
  id: string;
  creatorId: string;
  /** From when on missed calls are counted. */
  noShowsSince: Date;
}

const AWAY = sql.lit(STATUS.away);

function columnsOf({ creatorId, noShowsSince }: Party) {
  return sql`e.*, coalesce(fan.handle, e.guest_name) as handle, fan.extra_public,
    fan.email_verified_at is not null as is_verified, follower.user_id is not null as is_follower,
    (select count(*)::int from queue_no_shows missed
      where missed.creator_id = ${creatorId} and missed.user_id = e.user_id
        and missed.missed_at > ${noShowsSince}) as no_shows`;
}

function withMarks({ creatorId }: Party) {
  return sql`left join users fan on fan.id = e.user_id
    left join favorites follower on follower.creator_id = ${creatorId}
      and follower.user_id = e.user_id`;
}

/** The first waiting of each lane behind these places; in no order. */
export async function waitingEntries(
  db: Db,
  party: Party,
  { places, limit }: { places: ByLane<number>; limit: number },
): Promise<HostEntryRow[]> {
  const [returned, priority, ordinary] = places;
  const { rows } = await sql<HostEntryRow>`
    select ${columnsOf(party)}
    from (values (0, ${returned}::bigint), (1, ${priority}::bigint), (2, ${ordinary}::bigint))
      lanes (lane, behind)
    cross join lateral (
      select * from queue_entries
      where party_id = ${party.id} and lane = lanes.lane and status = ${sql.lit(STATUS.waiting)}
        and place > lanes.behind
      order by place limit ${limit}
    ) e ${withMarks(party)}`.execute(db);
  return rows;
}

/** Those who take part without being called next, and those who do not any more. */
export interface AsideEntries {
  /** Called, ready or playing: the furthest first, then by number. */
  up: HostEntryRow[];
  /** "Be right back", who is away longest first. */
  away: HostEntryRow[];
  /** How many are away in all. */
  awayCount: number;
  /** Their turn or wait is over, newest first. */
  ended: HostEntryRow[];
}

/** Everybody of a party beside the line, so many of each at most. */
export async function asideEntries(
  db: Db,
  party: Party,
  most: { up: number; away: number; ended: number },
): Promise<AsideEntries> {
  // Counts only when an entry is away, and from the blocks, of which any queue has few.
  const { rows } = await sql<HostEntryRow & { awayCount: number | null }>`
    select ${columnsOf(party)}, case when e.status = ${AWAY} then (
        select sum(away)::int from queue_blocks where party_id = ${party.id}
      ) end as away_count
    from (
      (select * from queue_entries where party_id = ${party.id}
          and status between ${sql.lit(STATUS.called)} and ${sql.lit(STATUS.playing)}
        order by status desc, number limit ${most.up})
      union all
      (select * from queue_entries where party_id = ${party.id} and status = ${AWAY}
        order by away_since, number limit ${most.away})
      union all
      (select * from queue_entries where party_id = ${party.id} and ended_at is not null
        order by ended_at desc limit ${most.ended})
    ) e ${withMarks(party)}`.execute(db);
  const isAway = ({ status }: HostEntryRow) => status === STATUS.away;
  const time = (at: Date | null) => at?.getTime() ?? Infinity;
  const away = rows.filter(isAway);
  return {
    up: rows
      .filter(({ status }) => isUp(status))
      .sort((a, b) => b.status - a.status || a.number - b.number),
    away: away.sort((a, b) => time(a.awaySince) - time(b.awaySince) || a.number - b.number),
    awayCount: away[0]?.awayCount ?? 0,
    ended: rows
      .filter((row) => !isUp(row.status) && !isAway(row))
      .sort((a, b) => time(b.endedAt) - time(a.endedAt)),
  };
}
