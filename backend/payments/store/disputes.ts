import type { Insertable, Kysely, Selectable, Updateable } from 'kysely';
import type { DisputesTable } from '@/backend/payments/tables';
import type { Tables } from '@/backend/platform/tables';

type Db = Kysely<Tables>;

/** A dispute with all that only this domain knows. */
export type DisputeRow = Selectable<DisputesTable>;

/** Adds it unless Stripe told of it before, and answers the one that stands. */
export async function keepDispute(db: Db, row: Insertable<DisputesTable>): Promise<DisputeRow> {
  await db
    .insertInto('disputes')
    .values(row)
    .onConflict((conflict) => conflict.columns(['stripeId', 'paymentId']).doNothing())
    .execute();
  return db
    .selectFrom('disputes')
    .selectAll()
    .where('stripeId', '=', row.stripeId)
    .where('paymentId', '=', row.paymentId)
    .executeTakeFirstOrThrow();
}

export function disputesOf(db: Db, paymentId: string): Promise<DisputeRow[]> {
  return db
    .selectFrom('disputes')
    .selectAll()
    .where('paymentId', '=', paymentId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

export function changeDispute(
  db: Db,
  id: string,
  changes: Updateable<DisputesTable>,
): Promise<DisputeRow> {
  return db
    .updateTable('disputes')
    .set(changes)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
