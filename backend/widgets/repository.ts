import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import type { WidgetKeysTable } from './tables';

type Db = Kysely<Tables>;
type Row = Selectable<WidgetKeysTable>;

export function insertKey(db: Db, key: Omit<Row, 'lastSeenAt'>): Promise<unknown> {
  return db
    .insertInto('widgetKeys')
    .values({ ...key, lastSeenAt: null })
    .execute();
}

export function keysOf(db: Db, partyId: string, limit: number): Promise<Row[]> {
  return db
    .selectFrom('widgetKeys')
    .selectAll()
    .where('partyId', '=', partyId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export function findKey(db: Db, keyHash: string): Promise<Row | undefined> {
  return db.selectFrom('widgetKeys').selectAll().where('keyHash', '=', keyHash).executeTakeFirst();
}

export function noteKeySeen(db: Db, id: string, now: Date): Promise<unknown> {
  return db.updateTable('widgetKeys').set({ lastSeenAt: now }).where('id', '=', id).execute();
}

/** The party of a key. */
export async function partyOfKey(db: Db, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('widgetKeys')
    .select('partyId')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.partyId;
}

/** Ends a key; the foreign key takes its tokens from it, so that they are revoked. */
export function deleteKey(db: Db, id: string): Promise<unknown> {
  return db.deleteFrom('widgetKeys').where('id', '=', id).execute();
}

export function deleteKeysMadeBy(db: Db, creatorId: string, userId: string): Promise<unknown> {
  return db
    .deleteFrom('widgetKeys')
    .where('madeBy', '=', userId)
    .where('creatorId', '=', creatorId)
    .execute();
}

/** Every key of somebody's parties and every one they made, without the keys. */
export function everyKeyOf(db: Db, userId: string) {
  return db
    .selectFrom('widgetKeys')
    .select(['partyId', 'hint', 'createdAt', 'lastSeenAt'])
    .where((is) => is.or([is('creatorId', '=', userId), is('madeBy', '=', userId)]))
    .orderBy('createdAt')
    .execute();
}
