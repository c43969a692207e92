import { sql, type Insertable, type Kysely, type Selectable, type Updateable } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import type {
  BookingAnswersTable,
  BookingEventsTable,
  BookingsTable,
} from '@/backend/bookings/tables';

type Db = Kysely<Tables>;

/** A booking as it is stored. */
export type BookingRow = Selectable<BookingsTable>;
export type BookingEventRow = Selectable<BookingEventsTable>;
export type BookingChanges = Updateable<BookingsTable>;

export function findBooking(db: Db, id: string): Promise<BookingRow | undefined> {
  return db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirst();
}

/** A booking, locked until the transaction ends; what it holds is locked after it. */
export function lockBooking(db: Db, id: string): Promise<BookingRow | undefined> {
  return db.selectFrom('bookings').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** What the same request of somebody made before. */
export function findByRequest(
  db: Db,
  buyerId: string,
  requestKey: string,
): Promise<BookingRow | undefined> {
  return db
    .selectFrom('bookings')
    .selectAll()
    .where('buyerId', '=', buyerId)
    .where('requestKey', '=', requestKey)
    .executeTakeFirst();
}

/** Writes a booking down; undefined: its number is taken. */
export function insertBooking(
  db: Db,
  row: Insertable<BookingsTable>,
): Promise<BookingRow | undefined> {
  return db
    .insertInto('bookings')
    .values(row)
    .onConflict((conflict) => conflict.column('number').doNothing())
    .returningAll()
    .executeTakeFirst();
}

export function changeBooking(
  db: Db,
  id: string,
  changes: Updateable<BookingsTable>,
): Promise<BookingRow> {
  return db
    .updateTable('bookings')
    .set(changes)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** How long an unpaid booking is held; undefined: it is paid, or over. */
export function holdUnpaid(db: Db, id: string, heldUntil: Date): Promise<BookingRow | undefined> {
  return db
    .updateTable('bookings')
    .set({ heldUntil, wakeAt: heldUntil })
    .where('id', '=', id)
    .where('state', '=', 'PENDING_PAYMENT')
    .returningAll()
    .executeTakeFirst();
}

export async function insertEvent(db: Db, row: Insertable<BookingEventsTable>): Promise<void> {
  await db.insertInto('bookingEvents').values(row).execute();
}

/** What happened to a booking, in its order. */
export function eventsOf(db: Db, bookingId: string): Promise<BookingEventRow[]> {
  return db
    .selectFrom('bookingEvents')
    .selectAll()
    .where('bookingId', '=', bookingId)
    .orderBy('no')
    .execute();
}

export async function insertQuestions(
  db: Db,
  rows: readonly Insertable<BookingAnswersTable>[],
): Promise<void> {
  if (rows.length > 0)
    await db
      .insertInto('bookingAnswers')
      .values([...rows])
      .execute();
}

/** Whoever orders does so one order after the other, so that each is counted. */
export async function lockBuyer(db: Db, buyerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`bookings:${buyerId}`}))`.execute(db);
}

/** What somebody left unpaid: now, and begun since a time at one creator. */
export async function unpaidOf(
  db: Db,
  { buyerId, creatorId, since }: { buyerId: string; creatorId: string; since: Date },
): Promise<{ now: number; lately: number }> {
  const row = await db
    .selectFrom('bookings')
    .select((query) => [
      query.fn.count<number>('id').filterWhere('state', '=', 'PENDING_PAYMENT').as('now'),
      query.fn
        .count<number>('id')
        .filterWhere((where) =>
          where.and([where('creatorId', '=', creatorId), where('createdAt', '>', since)]),
        )
        .as('lately'),
    ])
    .where('buyerId', '=', buyerId)
    .where('money', '=', 'NONE')
    .where((where) =>
      where.or([where('state', '=', 'PENDING_PAYMENT'), where('createdAt', '>', since)]),
    )
    .executeTakeFirstOrThrow();
  return { now: Number(row.now), lately: Number(row.lately) };
}
