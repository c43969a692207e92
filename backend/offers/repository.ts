import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import type { OffersTable } from './tables';

type Db = Kysely<Tables>;

export type OfferRow = Selectable<OffersTable>;

export async function insertOffer(db: Db, row: Insertable<OffersTable>): Promise<void> {
  await db.insertInto('offers').values(row).execute();
}

/** What the same request of a creator made before. */
export function findByRequest(
  db: Db,
  creatorId: string,
  requestKey: string,
): Promise<OfferRow | undefined> {
  return db
    .selectFrom('offers')
    .selectAll()
    .where('creatorId', '=', creatorId)
    .where('requestKey', '=', requestKey)
    .executeTakeFirst();
}

/** An offer, locked until the transaction ends. */
export function lockOffer(db: Db, id: string): Promise<OfferRow | undefined> {
  return db.selectFrom('offers').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function saveWithdrawn(db: Db, id: string, withdrawnAt: Date): Promise<void> {
  await db.updateTable('offers').set({ withdrawnAt }).where('id', '=', id).execute();
}

/** The newest offers of a conversation. */
export function offersIn(db: Db, conversationId: string, limit: number): Promise<OfferRow[]> {
  return db
    .selectFrom('offers')
    .selectAll()
    .where('conversationId', '=', conversationId)
    .orderBy('createdAt', 'desc')
    .limit(limit)
    .execute();
}

/** Offers somebody sent or was sent. */
export function offersOf(db: Db, userId: string): Promise<OfferRow[]> {
  return db
    .selectFrom('offers')
    .selectAll()
    .where((is) => is.or([is('creatorId', '=', userId), is('fanId', '=', userId)]))
    .orderBy('createdAt')
    .execute();
}
