import { sql, type Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';

type Db = Kysely<Tables>;

/** What somebody has bought or sold and is not over yet. */
export async function openBookingsOf(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('bookings')
    .select('id')
    .where((where) =>
      where.or([
        ...(['buyerId', 'recipientId', 'creatorId'] as const).map((side) =>
          where(side, '=', userId),
        ),
      ]),
    )
    .where('state', 'not in', ['COMPLETED', 'CANCELLED'])
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Takes what somebody said out of bookings; what was agreed, and for how much, stays. */
export async function forgetWords(db: Db, userId: string): Promise<void> {
  await db
    .updateTable('bookingAnswers')
    .set({ value: null, fileId: null })
    .where('bookingId', 'in', (query) =>
      query.selectFrom('bookings').select('id').where('recipientId', '=', userId),
    )
    .execute();
  await db.updateTable('bookings').set({ note: null }).where('buyerId', '=', userId).execute();
  await db.updateTable('bookings').set({ meeting: null }).where('creatorId', '=', userId).execute();
  await db.updateTable('bookingEvents').set({ note: null }).where('actorId', '=', userId).execute();
}

/** The bookings of somebody as the file of their data shows them. */
export async function bookingRowsOf(db: Db, userId: string) {
  const { rows } = await sql<Record<string, unknown>>`
    select number, case when recipient_id = ${userId} then 'BUYER'
          when creator_id = ${userId} then 'CREATOR' else 'GIVER' end as role, title, tier,
      case when buyer_id = ${userId} or creator_id = ${userId} then price end as price, currency,
      case when buyer_id = ${userId} or creator_id = ${userId} then refunded end as refunded, is_gift, use_by, session_no, session_count, state, money, end_reason, starts_at, ends_at, time_zone,
      created_at, paid_at, completed_at, ended_at,
      case when buyer_id = ${userId} then note end as note,
      case when creator_id = ${userId} then meeting end as meeting,
      case when recipient_id = ${userId} then
        (select coalesce(jsonb_agg(jsonb_build_object('question', text, 'answer', value)
            order by position), '[]')
          from booking_answers where booking_id = bookings.id) end as answers,
      (select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'by', actor, 'at', at,
            'note', case when actor_id = ${userId} then note end) order by no), '[]')
        from booking_events where booking_id = bookings.id) as events,
      case when recipient_id = ${userId} or creator_id = ${userId} then
        (select coalesce(jsonb_agg(jsonb_build_object('note', note, 'links', links, 'at', at)
            order by no), '[]')
          from booking_deliveries where booking_id = bookings.id) end as deliveries
    from bookings
    where buyer_id = ${userId} or creator_id = ${userId} or recipient_id = ${userId}
    order by id`.execute(db);
  return rows;
}
