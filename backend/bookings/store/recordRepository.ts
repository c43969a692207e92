import { sql, type Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';

/** Counts of a creator's orders. */
export interface OrderRecord {
  ordersDone: number;
  /** Orders with a time that was promised, whose end is known, and those of them that were kept. */
  timed: number;
  onTime: number;
  /** Requests that were answered or ran out, and how long half of them waited at most. */
  requests: number;
  answerMinutes: number | null;
}

/**
 * Counts a creator's orders: all that are done by an index of their own; the rest among the newest
 * `limit` alone, which takes as long for everybody. Broken is what came late, and what its creator
 * cancelled or missed.
 */
export async function recordOf(
  db: Kysely<Tables>,
  creatorId: string,
  { since, limit }: { since: Date; limit: number },
): Promise<OrderRecord> {
  const { rows } = await sql<OrderRecord>`
    with newest as (
      select id, kind, state, end_reason from bookings
      where creator_id = ${creatorId} and money <> 'NONE' and created_at > ${since}
      order by id desc limit ${limit}),
    judged as (
      select newest.state in ('DELIVERED', 'COMPLETED') as is_there,
        coalesce(newest.end_reason in ('CREATOR_CANCELLED', 'LATE', 'CREATOR_ABSENT'), false)
        or exists (select from booking_events e
          where e.booking_id = newest.id and e.kind = 'LATE_TOLD') as is_broken
      from newest where newest.kind <> 'INSTANT'),
    waited as (
      select extract(epoch from answered.at - asked.at) / 60 as minutes
      from newest
        join booking_events asked on asked.booking_id = newest.id and asked.kind = 'REQUESTED'
        join booking_events answered on answered.booking_id = newest.id
          and answered.kind in ('ACCEPTED', 'DECLINED', 'ANSWER_EXPIRED'))
    select
      (select count(*)::int from bookings
        where creator_id = ${creatorId} and state = 'COMPLETED') as "ordersDone",
      (select count(*)::int from judged where is_there or is_broken) as timed,
      (select count(*)::int from judged where is_there and not is_broken) as "onTime",
      (select count(*)::int from waited) as requests,
      (select round(percentile_cont(0.5) within group (order by minutes))::int from waited)
        as "answerMinutes"`.execute(db);
  return rows[0] ?? { ordersDone: 0, timed: 0, onTime: 0, requests: 0, answerMinutes: null };
}
