import { sql, type Expression, type Kysely, type RawBuilder } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import type { ByLane, Lane } from '@/lib/shared/parties/lanes';
import { STATUS } from '@/lib/shared/parties/partyStatus';
import { blockOf, startOfBlock } from './placeRepository';

type Db = Kysely<Tables>;

const WAITING = sql.lit(STATUS.waiting);
const AWAY = sql.lit(STATUS.away);

/** What a rank is computed from. */
export interface RankFacts {
  /** Waiting in front in the own lane. */
  ahead: number;
  /** The same with those who are away. */
  aheadWithAway: number;
  /** Waiting in each lane. */
  waiting: ByLane<number>;
}

/** The same, with those in front in the own lane who are up by a call that was just made. */
export interface FreshRankFacts extends RankFacts {
  aheadCalled: number;
}

/**
 * The facts of an entry's rank as one JSON value: whole blocks by their counts, the own block by its
 * rows. The arguments are columns of the entry.
 */
export function rankFactsJson(entry: {
  partyId: Expression<string>;
  lane: Expression<Lane>;
  place: Expression<number>;
}): RawBuilder<RankFacts> {
  const { partyId, lane, place } = entry;
  const block = blockOf(place);
  return sql<RankFacts>`(
    select json_build_object(
      'ahead', coalesce(sum(b.waiting) filter (where b.lane = ${lane} and b.block < ${block}), 0)
        + own.waiting,
      'aheadWithAway',
        coalesce(sum(b.waiting + b.away) filter (where b.lane = ${lane} and b.block < ${block}), 0)
        + own.both,
      'waiting', json_build_array(
        coalesce(sum(b.waiting) filter (where b.lane = 0), 0),
        coalesce(sum(b.waiting) filter (where b.lane = 1), 0),
        coalesce(sum(b.waiting) filter (where b.lane = 2), 0)))
    from (
      select count(*) filter (where w.status = ${WAITING}) as waiting, count(*) as both
      from queue_entries w
      where w.party_id = ${partyId} and w.lane = ${lane} and w.status in (${WAITING}, ${AWAY})
        and w.place >= ${startOfBlock(block)} and w.place < ${place}
    ) own left join queue_blocks b on b.party_id = ${partyId}
    group by own.waiting, own.both)`;
}

/** The numbers behind the rank of the entry at this place; `calledAt` is that of a call just made. */
export async function rankFacts(
  db: Db,
  partyId: string,
  { lane, place }: { lane: Lane; place: number },
  calledAt: Date | null,
): Promise<FreshRankFacts> {
  const facts = rankFactsJson({
    partyId: sql.val(partyId),
    lane: sql`${lane}::smallint`,
    place: sql`${place}::bigint`,
  });
  const { rows } = await sql<{ facts: RankFacts; aheadCalled: number }>`
    select ${facts} as facts, (
      select count(*)::int from queue_entries
      where party_id = ${partyId} and called_at = ${calledAt} and lane = ${lane} and place < ${place}
        and status between ${sql.lit(STATUS.called)} and ${sql.lit(STATUS.playing)}
    ) as ahead_called`.execute(db);
  const { facts: found, aheadCalled = 0 } = rows[0] ?? {};
  return { ...(found ?? { ahead: 0, aheadWithAway: 0, waiting: [0, 0, 0] }), aheadCalled };
}

/** The part of a waiting entry that calling it needs. */
export interface Callable {
  id: string;
  lane: Lane;
  seats: number;
}

/** Those who have so many others before them, counted lane by lane, in the order of the numbers. */
export async function waitingAt(
  db: Db,
  partyId: string,
  indexes: readonly number[],
): Promise<Callable[]> {
  const { rows } = await sql<Callable>`
    with counted as (
      select lane, block, waiting, sum(waiting) over (order by lane, block) - waiting as before
      from queue_blocks where party_id = ${partyId} and waiting > 0
    )
    select e.id, e.lane, e.seats
    from unnest(${[...indexes]}::int[]) with ordinality wanted (index, nth)
    join counted on before <= wanted.index and before + waiting > wanted.index
    cross join lateral (
      select id, lane, seats from queue_entries
      where party_id = ${partyId} and lane = counted.lane and status = ${WAITING}
        and place >= ${startOfBlock(sql.ref('counted.block'))}
        and place < ${startOfBlock(sql`(counted.block + 1)`)}
      order by place limit 1 offset wanted.index - before
    ) e order by wanted.nth`.execute(db);
  return rows;
}

/** Those of these who wait, in the order in which they were named. */
export async function callables(
  db: Db,
  partyId: string,
  ids: readonly string[],
): Promise<Callable[]> {
  const { rows } = await sql<Callable>`
    select e.id, e.lane, e.seats
    from unnest(${[...ids]}::uuid[]) with ordinality wanted (id, nth)
    join queue_entries e on e.id = wanted.id
    where e.party_id = ${partyId} and e.status = ${WAITING}
    order by wanted.nth`.execute(db);
  return rows;
}

/** The next ones of a party by another order than the lanes'. */
export async function firstBy(
  db: Db,
  partyId: string,
  order: 'LEAST_PLAYED' | 'LONGEST_WAIT',
  limit: number,
): Promise<Callable[]> {
  return db
    .selectFrom('queueEntries')
    .select(['id', 'lane', 'seats'])
    .where('partyId', '=', partyId)
    .where('status', '=', WAITING)
    .$if(order === 'LEAST_PLAYED', (query) => query.orderBy('timesPlayed'))
    .orderBy('waitingSince')
    .orderBy('number')
    .limit(limit)
    .execute();
}

/** Those who wait and missed a call after the last one was made. */
export async function sittingOut(
  db: Db,
  party: { id: string; calls: number },
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('queueEntries')
    .select('id')
    .where('partyId', '=', party.id)
    .where('status', '=', WAITING)
    .where('missedAtCall', '=', party.calls)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** How many wait in each lane. */
export async function waitingInLanes(db: Db, partyId: string): Promise<ByLane<number>> {
  const rows = await db
    .selectFrom('queueBlocks')
    .select('lane')
    .select(sql<number>`sum(waiting)::int`.as('waiting'))
    .where('partyId', '=', partyId)
    .groupBy('lane')
    .execute();
  const of = (lane: Lane) => rows.find((one) => one.lane === lane)?.waiting ?? 0;
  return [of(0), of(1), of(2)];
}

/**
 * The first ones of each lane: of those whom the next call may take, and of those who missed a call
 * after the last one was made.
 */
export async function firstOfLanes(
  db: Db,
  party: { id: string; calls: number },
  limit: number,
): Promise<{ inTurn: ByLane<Callable[]>; sittingOut: ByLane<Callable[]> }> {
  const first = (condition: RawBuilder<unknown>) => sql`
    (select id, seats, place, missed_at_call from queue_entries
      where party_id = ${party.id} and lane = lanes.lane and status = ${WAITING} and ${condition}
      order by place limit ${limit})`;
  const { rows } = await sql<Callable & { sitsOut: boolean }>`
    select e.id, lanes.lane, e.seats, e.missed_at_call is not distinct from ${party.calls} as sits_out
    from (values (0), (1), (2)) lanes (lane)
    cross join lateral (
      ${first(sql`missed_at_call is distinct from ${party.calls}`)}
      union all ${first(sql`missed_at_call = ${party.calls}`)}
    ) e order by lanes.lane, e.place`.execute(db);
  const lanes = (isOut: boolean): ByLane<Callable[]> => {
    const of = (lane: Lane) => rows.filter((one) => one.lane === lane && one.sitsOut === isOut);
    return [of(0), of(1), of(2)];
  };
  return { inTurn: lanes(false), sittingOut: lanes(true) };
}

/** Those who keep a place in a lane: how many, and the last of them. */
export interface LaneEnd {
  count: number;
  /** Those of them who may be called now. */
  waiting: number;
  last: number | null;
}

/** Those who keep a place in each lane of a party; `besides` is not counted. */
export async function laneEnds(
  db: Db,
  partyId: string,
  besides: { id: string; lane: Lane } | undefined,
): Promise<[LaneEnd, LaneEnd, LaneEnd]> {
  const { rows } = await sql<LaneEnd>`
    select
      (select coalesce(sum(b.waiting + b.away), 0)::int from queue_blocks b
        where b.party_id = ${partyId} and b.lane = lanes.lane) as count,
      (select coalesce(sum(b.waiting), 0)::int from queue_blocks b
        where b.party_id = ${partyId} and b.lane = lanes.lane) as waiting,
      (select e.place from queue_entries e
        where e.party_id = ${partyId} and e.lane = lanes.lane and e.status in (${WAITING}, ${AWAY})
          and e.id is distinct from ${besides?.id ?? null}::uuid
        order by e.place desc limit 1) as last
    from (values (0), (1), (2)) lanes (lane) order by lanes.lane`.execute(db);
  const of = (lane: Lane): LaneEnd => {
    const { count = 0, waiting = 0, last = null } = rows[lane] ?? {};
    const own = besides?.lane === lane ? 1 : 0;
    return { count: count - own, waiting: waiting - own, last };
  };
  return [of(0), of(1), of(2)];
}
