import type { Insertable, Kysely, Selectable, Updateable } from 'kysely';
import type { RefundsTable } from '@/backend/payments/tables';
import type { Tables } from '@/backend/platform/tables';

type Db = Kysely<Tables>;

/** A refund with all that only this domain knows. */
export type RefundRow = Selectable<RefundsTable>;

export function insertRefund(db: Db, row: Insertable<RefundsTable>): Promise<RefundRow> {
  return db.insertInto('refunds').values(row).returningAll().executeTakeFirstOrThrow();
}

export function findRefund(db: Db, id: string): Promise<RefundRow | undefined> {
  return db.selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The refund that a request made before. */
export function findByRequest(
  db: Db,
  paymentId: string,
  requestKey: string,
): Promise<RefundRow | undefined> {
  return db
    .selectFrom('refunds')
    .selectAll()
    .where('paymentId', '=', paymentId)
    .where('requestKey', '=', requestKey)
    .executeTakeFirst();
}

/** All of a payment, in the order in which they were made. */
export function refundsOf(db: Db, paymentId: string): Promise<RefundRow[]> {
  return db
    .selectFrom('refunds')
    .selectAll()
    .where('paymentId', '=', paymentId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

export function runningRefund(db: Db, paymentId: string): Promise<RefundRow | undefined> {
  return db
    .selectFrom('refunds')
    .selectAll()
    .where('paymentId', '=', paymentId)
    .where('state', '=', 'RUNNING')
    .executeTakeFirst();
}

export function changeRefund(
  db: Db,
  id: string,
  changes: Updateable<RefundsTable>,
): Promise<RefundRow> {
  return db
    .updateTable('refunds')
    .set(changes)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
