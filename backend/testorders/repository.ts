import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import type { TestOrderState } from '@/lib/shared/testorders/testOrder';
import type { TestOrdersTable } from './tables';

type Db = Kysely<Tables>;
export type TestOrderRow = Selectable<TestOrdersTable>;

/**
 * Writes an order and returns it; where its request was made before, or its buyer has the same one
 * unpaid, that one. Null: the one in the way has gone meanwhile.
 */
export async function insertOrFind(db: Db, order: TestOrderRow): Promise<TestOrderRow | null> {
  const written = await db
    .insertInto('testOrders')
    .values(order)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (written) return written;
  const { buyerId, requestKey, sellerId, feeKind, mode, amount, currency } = order;
  const ofBuyer = db.selectFrom('testOrders').selectAll().where('buyerId', '=', buyerId);
  const sameRequest = await ofBuyer.where('requestKey', '=', requestKey).executeTakeFirst();
  if (sameRequest) return sameRequest;
  const same = await ofBuyer
    .where('state', '=', 'OPEN')
    .where('sellerId', '=', sellerId)
    .where('feeKind', '=', feeKind)
    .where('mode', '=', mode)
    .where('amount', '=', amount)
    .where('currency', '=', currency)
    .executeTakeFirst();
  return same ?? null;
}

export async function deleteOrder(db: Db, id: string): Promise<void> {
  await db.deleteFrom('testOrders').where('id', '=', id).where('state', '=', 'OPEN').execute();
}

export async function findOrder(db: Db, id: string, buyerId: string): Promise<TestOrderRow | null> {
  const row = await db
    .selectFrom('testOrders')
    .selectAll()
    .where('id', '=', id)
    .where('buyerId', '=', buyerId)
    .executeTakeFirst();
  return row ?? null;
}

export function newestOrders(db: Db, buyerId: string, limit: number): Promise<TestOrderRow[]> {
  return db
    .selectFrom('testOrders')
    .selectAll()
    .where('buyerId', '=', buyerId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function setState(db: Db, id: string, state: TestOrderState): Promise<void> {
  await db.updateTable('testOrders').set({ state }).where('id', '=', id).execute();
}

export async function setCompleted(db: Db, id: string, completedAt: Date): Promise<void> {
  await db
    .updateTable('testOrders')
    .set({ completedAt })
    .where('id', '=', id)
    .where('completedAt', 'is', null)
    .execute();
}

export function ordersOf(db: Db, buyerId: string): Promise<TestOrderRow[]> {
  return db
    .selectFrom('testOrders')
    .selectAll()
    .where('buyerId', '=', buyerId)
    .orderBy('createdAt')
    .execute();
}
