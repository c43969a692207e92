import { sql, type Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';

type Db = Kysely<Tables>;

/** Keeps a transfer that Stripe made; false: it is kept already. */
export async function insertTransfer(
  db: Db,
  transfer: { id: string; lineId: string; amount: number; createdAt: Date },
): Promise<boolean> {
  const inserted = await db
    .insertInto('payoutTransfers')
    .values(transfer)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Every transfer of a line, in the order in which they were made. */
export function transfersOf(db: Db, lineId: string) {
  return db
    .selectFrom('payoutTransfers')
    .select(['id', sql<number>`amount - reversed`.as('left')])
    .where('lineId', '=', lineId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

/** The line that a transfer was made for. */
export async function lineOfTransfer(db: Db, transferId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('payoutTransfers')
    .select('lineId')
    .where('id', '=', transferId)
    .executeTakeFirst();
  return row?.lineId;
}

/** Something of a transfer came back. */
export async function addReversed(db: Db, transferId: string, amount: number): Promise<void> {
  await db
    .updateTable('payoutTransfers')
    .set({ reversed: sql<number>`reversed + ${amount}` })
    .where('id', '=', transferId)
    .execute();
}
