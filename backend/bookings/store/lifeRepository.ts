import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import type {
  BookingDeliveriesTable,
  BookingMoneyTable,
  MoneyAct,
} from '@/backend/bookings/tables';

type Db = Kysely<Tables>;

export type MoneyRow = Selectable<BookingMoneyTable>;

const AT_ONCE = 50;

/** Bookings for which the clock has something to do, the longest due first. */
export async function dueBookings(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('bookings')
    .select('id')
    .where('wakeAt', '<=', now)
    .orderBy('wakeAt')
    .limit(AT_ONCE)
    .execute();
  return rows.map(({ id }) => id);
}

export async function insertMoney(
  db: Db,
  rows: readonly Insertable<BookingMoneyTable>[],
): Promise<void> {
  if (rows.length > 0)
    await db
      .insertInto('bookingMoney')
      .values([...rows])
      .execute();
}

/** What waits to be asked for is not asked for any more. */
export async function dropAct(db: Db, bookingId: string, kind: MoneyAct): Promise<void> {
  await db
    .updateTable('bookingMoney')
    .set({ dueAt: null })
    .where('bookingId', '=', bookingId)
    .where('kind', '=', kind)
    .execute();
}

/**
 * Takes what is to be done about the money of bookings, each booking's in its order; others leave it
 * alone until `until`.
 */
export function takeMoney(
  db: Db,
  { now, until, limit, bookingId }: { now: Date; until: Date; limit: number; bookingId?: string },
): Promise<MoneyRow[]> {
  return db
    .updateTable('bookingMoney')
    .set({ dueAt: until })
    .where('id', 'in', (query) =>
      query
        .selectFrom('bookingMoney as own')
        .select('own.id')
        .where('own.dueAt', '<=', now)
        .$if(bookingId !== undefined, (own) => own.where('own.bookingId', '=', bookingId ?? ''))
        .where((where) =>
          where.not(
            where.exists(
              where
                .selectFrom('bookingMoney as before')
                .select('before.no')
                .whereRef('before.bookingId', '=', 'own.bookingId')
                .whereRef('before.no', '<', 'own.no')
                .where('before.dueAt', 'is not', null),
            ),
          ),
        )
        .orderBy('own.dueAt')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
}

/** When it is tried again; null: it is done. */
export async function planMoney(
  db: Db,
  id: string,
  changes: { dueAt: Date | null; tries?: number },
): Promise<void> {
  await db.updateTable('bookingMoney').set(changes).where('id', '=', id).execute();
}

export async function insertDelivery(
  db: Db,
  row: Insertable<BookingDeliveriesTable>,
): Promise<void> {
  await db.insertInto('bookingDeliveries').values(row).execute();
}

/** What was delivered, the first first. */
export function deliveriesOf(
  db: Db,
  bookingId: string,
): Promise<Selectable<BookingDeliveriesTable>[]> {
  return db
    .selectFrom('bookingDeliveries')
    .selectAll()
    .where('bookingId', '=', bookingId)
    .orderBy('no')
    .execute();
}
