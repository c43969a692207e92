import type { Kysely, Selectable } from 'kysely';
import type { SellerSuspensionsTable } from '@/backend/payments/tables';
import type { Tables } from '@/backend/platform/tables';

type Db = Kysely<Tables>;

/** A creator who may not sell. */
export type SuspensionRow = Selectable<SellerSuspensionsTable>;

/** Answers whether it is new. */
export async function insertSuspension(db: Db, row: SuspensionRow): Promise<boolean> {
  const added = await db
    .insertInto('sellerSuspensions')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('creatorId')
    .executeTakeFirst();
  return added !== undefined;
}

export function findSuspension(db: Db, creatorId: string): Promise<SuspensionRow | undefined> {
  return db
    .selectFrom('sellerSuspensions')
    .selectAll()
    .where('creatorId', '=', creatorId)
    .executeTakeFirst();
}

export async function deleteSuspension(db: Db, creatorId: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('sellerSuspensions')
    .where('creatorId', '=', creatorId)
    .returning('creatorId')
    .executeTakeFirst();
  return gone !== undefined;
}

/** All of them, the newest first. */
export function suspensionRows(db: Db): Promise<SuspensionRow[]> {
  return db.selectFrom('sellerSuspensions').selectAll().orderBy('since', 'desc').execute();
}

/** Sets when what is open is refunded; null: not at all. */
export async function setRefundAt(db: Db, creatorId: string, refundAt: Date | null): Promise<void> {
  await db
    .updateTable('sellerSuspensions')
    .set({ refundAt })
    .where('creatorId', '=', creatorId)
    .execute();
}

/** The suspension whose open orders are to be refunded first. */
export function dueSuspension(db: Db, now: Date): Promise<SuspensionRow | undefined> {
  return db
    .selectFrom('sellerSuspensions')
    .selectAll()
    .where('refundAt', '<=', now)
    .orderBy('refundAt')
    .limit(1)
    .executeTakeFirst();
}
