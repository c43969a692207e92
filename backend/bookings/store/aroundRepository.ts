import { sql, type ExpressionBuilder, type Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import type { BookingRow } from './bookingRepository';

type Db = Kysely<Tables>;

/** What came to something: a creator sees no order that nobody paid. */
const IS_ORDER = sql<boolean>`money <> 'NONE'`;
/** Paid, and not given back as a whole. */
const IS_PAID = sql<boolean>`money in ('CAPTURED', 'PARTLY_REFUNDED')`;

/** Whoever bought it, and whoever has it. */
const isBuyersSide = (one: ExpressionBuilder<Tables, 'bookings'>, userId: string) =>
  one.or([one('buyerId', '=', userId), one('recipientId', '=', userId)]);

/** The newest orders between two people, whoever of them bought. */
export function bookingsBetween(
  db: Db,
  userId: string,
  otherId: string,
  limit: number,
): Promise<BookingRow[]> {
  return db
    .selectFrom('bookings')
    .selectAll()
    .where((one) =>
      one.or([
        one.and([isBuyersSide(one, userId), one('creatorId', '=', otherId)]),
        one.and([isBuyersSide(one, otherId), one('creatorId', '=', userId)]),
      ]),
    )
    .where(IS_ORDER)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Of these people, those with an order between them and a user. */
export async function dealtWith(
  db: Db,
  userId: string,
  others: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select creator_id as id from bookings
    where (buyer_id = ${userId} or recipient_id = ${userId}) and creator_id = any(${[...others]}::uuid[]) and ${IS_ORDER}
    union
    select buyer_id from bookings
    where creator_id = ${userId} and buyer_id = any(${[...others]}::uuid[]) and ${IS_ORDER}
    union
    select recipient_id from bookings
    where creator_id = ${userId} and recipient_id = any(${[...others]}::uuid[]) and ${IS_ORDER}
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** Of these users, those who have paid for something of a creator's. */
export async function buyersAmong(
  db: Db,
  creatorId: string,
  userIds: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct buyer_id as id from bookings
    where creator_id = ${creatorId} and buyer_id = any(${[...userIds]}::uuid[]) and ${IS_PAID}
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** What somebody has next, as either side: the session that begins, or the delivery that is due. */
export function comingNext(db: Db, userId: string, now: Date): Promise<BookingRow | undefined> {
  const time = sql<Date>`coalesce(starts_at, due_at)`;
  return db
    .selectFrom('bookings')
    .selectAll()
    .where('state', '=', 'CONFIRMED')
    .where((one) => one.or([one('recipientId', '=', userId), one('creatorId', '=', userId)]))
    .where(sql<boolean>`coalesce(ends_at, due_at) > ${now}`)
    .orderBy(time)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}
