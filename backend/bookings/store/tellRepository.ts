import { sql, type Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import type { BookingRow } from './bookingRepository';

/** A booking, and what mails say of its two sides. Names are null where the account is deleted. */
export type ToldBooking = BookingRow & {
  buyerFirstName: string | null;
  buyerLastName: string | null;
  creatorFirstName: string | null;
  creatorLastName: string | null;
  creatorExtraPublic: unknown;
};

/** A booking as both sides are told of it. */
export async function findTold(
  db: Kysely<Tables>,
  bookingId: string,
): Promise<ToldBooking | undefined> {
  return db
    .selectFrom('bookings')
    .leftJoin('users as buyer', (join) =>
      // Of a gift: whoever has it, before that whoever gave it.
      join.on(sql<boolean>`buyer.id = coalesce(bookings.recipient_id, bookings.buyer_id)`),
    )
    .leftJoin('users as creator', 'creator.id', 'bookings.creatorId')
    .selectAll('bookings')
    .select([
      'buyer.firstName as buyerFirstName',
      'buyer.lastName as buyerLastName',
      'creator.firstName as creatorFirstName',
      'creator.lastName as creatorLastName',
      sql<unknown>`creator.extra_public`.as('creatorExtraPublic'),
    ])
    .where('bookings.id', '=', bookingId)
    .executeTakeFirst();
}

/** Somebody who waits for what a creator sold them; `price`: what they paid of it so far. */
export interface OpenOrderRow {
  id: string;
  number: string;
  title: string;
  image: string | null;
  buyerId: string;
  price: number;
  currency: BookingRow['currency'];
}

/** Sold and not delivered in full, to a buyer who has an account. */
const open = sql`buyer_id is not null
      and state in ('UNSCHEDULED', 'CONFIRMED', 'DELIVERED', 'DISPUTED')`;

/** What a creator sold and has not delivered in full, of buyers who have an account. */
export async function openOrderRows(
  db: Kysely<Tables>,
  creatorId: string,
): Promise<OpenOrderRow[]> {
  const { rows } = await sql<OpenOrderRow>`
    select id, number, title, image, buyer_id, currency,
      case when balance_paid_at is null then coalesce(deposit, price) else price end as price
    from bookings
    where creator_id = ${creatorId} and ${open}
    order by id`.execute(db);
  return rows;
}

/** How many of these there are, by creator; who has none is missing. */
export async function openOrderCounts(
  db: Kysely<Tables>,
  creatorIds: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ creatorId: string; count: number }>`
    select creator_id, count(*)::int as count from bookings
    where creator_id = any(${[...creatorIds]}::uuid[]) and ${open}
    group by creator_id`.execute(db);
  return new Map(rows.map(({ creatorId, count }) => [creatorId, count]));
}
