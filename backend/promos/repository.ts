import { sql, type Insertable, type Kysely, type Selectable } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import type { PromoCodesTable } from './tables';

type Db = Kysely<Tables>;

export type PromoRow = Selectable<PromoCodesTable>;

/** All codes of a creator, newest first. */
export function promosOf(db: Db, creatorId: string): Promise<PromoRow[]> {
  return db
    .selectFrom('promoCodes')
    .selectAll()
    .where('creatorId', '=', creatorId)
    .orderBy('id', 'desc')
    .execute();
}

/** How many of these services are the creator's. */
export async function countOwn(
  db: Db,
  creatorId: string,
  serviceIds: readonly string[],
): Promise<number> {
  const rows = await db
    .selectFrom('services')
    .select('id')
    .where('creatorId', '=', creatorId)
    .where('id', 'in', [...serviceIds])
    .execute();
  return rows.length;
}

export async function insertPromo(db: Db, row: Insertable<PromoCodesTable>): Promise<PromoRow> {
  return db.insertInto('promoCodes').values(row).returningAll().executeTakeFirstOrThrow();
}

/** Puts a creator's code on or off; undefined: it is none of theirs. */
export function switchPromo(
  db: Db,
  { id, creatorId, isOn }: { id: string; creatorId: string; isOn: boolean },
): Promise<PromoRow | undefined> {
  return db
    .updateTable('promoCodes')
    .set({ isOn })
    .where('id', '=', id)
    .where('creatorId', '=', creatorId)
    .returningAll()
    .executeTakeFirst();
}

/** A code by how it is written, locked until the transaction ends. */
export function lockCode(db: Db, creatorId: string, code: string): Promise<PromoRow | undefined> {
  return db
    .selectFrom('promoCodes')
    .selectAll()
    .where('creatorId', '=', creatorId)
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst();
}

interface Use {
  promoId: string;
  buyerId: string;
  bookingId: string;
}

/** Notes a use and counts it; false: this buyer has one, or this order. */
export async function insertUse(db: Db, use: Use & { createdAt: Date }): Promise<boolean> {
  const inserted = await db
    .insertInto('promoUses')
    .values(use)
    .onConflict((conflict) => conflict.doNothing())
    .returning('promoId')
    .executeTakeFirst();
  if (inserted) await addUses(db, use.promoId, 1);
  return inserted !== undefined;
}

/** Takes back the use of an order, if there is one. */
export async function deleteUse(db: Db, bookingId: string): Promise<void> {
  const gone = await db
    .deleteFrom('promoUses')
    .where('bookingId', '=', bookingId)
    .returning('promoId')
    .executeTakeFirst();
  if (gone) await addUses(db, gone.promoId, -1);
}

async function addUses(db: Db, id: string, by: 1 | -1): Promise<void> {
  await db
    .updateTable('promoCodes')
    .set({ uses: sql<number>`greatest(uses + ${by}::int, 0)` })
    .where('id', '=', id)
    .execute();
}

/** What somebody used, newest first. */
export function usesOf(db: Db, buyerId: string) {
  return db
    .selectFrom('promoUses')
    .innerJoin('promoCodes', 'promoCodes.id', 'promoUses.promoId')
    .select(['promoCodes.code', 'promoUses.bookingId', 'promoUses.createdAt'])
    .where('promoUses.buyerId', '=', buyerId)
    .orderBy('promoUses.createdAt', 'desc')
    .execute();
}
