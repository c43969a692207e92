import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import type { ReviewWindowsTable } from '@/backend/reviews/tables';

type Db = Kysely<Tables>;

type WindowRow = Selectable<ReviewWindowsTable>;

const AT_ONCE = 50;

/** Opens the window of an order; one that is done once more is open as long again. */
export async function saveWindow(
  db: Db,
  { bookingId, closesAt, wakeAt }: { bookingId: string; closesAt: Date; wakeAt: Date },
): Promise<void> {
  await db
    .insertInto('reviewWindows')
    .values({ bookingId, closesAt, wakeAt, remindedAt: null })
    .onConflict((conflict) => conflict.column('bookingId').doUpdateSet({ closesAt, wakeAt }))
    .execute();
}

export function windowOf(db: Db, bookingId: string): Promise<WindowRow | undefined> {
  return db
    .selectFrom('reviewWindows')
    .selectAll()
    .where('bookingId', '=', bookingId)
    .executeTakeFirst();
}

export async function changeWindow(
  db: Db,
  bookingId: string,
  changes: Partial<Pick<WindowRow, 'wakeAt' | 'remindedAt'>>,
): Promise<void> {
  await db.updateTable('reviewWindows').set(changes).where('bookingId', '=', bookingId).execute();
}

/** Orders at whose windows there is something to do, the longest due first. */
export async function dueWindows(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('reviewWindows')
    .select('bookingId')
    .where('wakeAt', '<=', now)
    .orderBy('wakeAt')
    .limit(AT_ONCE)
    .execute();
  return rows.map(({ bookingId }) => bookingId);
}
