import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import type { WidgetKeysTable } from './tables';

type Db = Kysely<Tables>;
type Row = Selectable<WidgetKeysTable>;

export function insertKey(
  db: Db,
  key: Pick<Row, 'id' | 'partyId' | 'creatorId' | 'keyHash' | 'hint' | 'createdAt'>,
): Promise<unknown> {
  return db
    .insertInto('widgetKeys')
    .values({ ...key, lastSeenAt: null, revokedAt: null })
    .execute();
}

export function liveKeysOf(db: Db, partyId: string, limit: number): Promise<Row[]> {
  return db
    .selectFrom('widgetKeys')
    .selectAll()
    .where('partyId', '=', partyId)
    .where('revokedAt', 'is', null)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export function findLiveKey(db: Db, keyHash: string): Promise<Row | undefined> {
  return db
    .selectFrom('widgetKeys')
    .selectAll()
    .where('keyHash', '=', keyHash)
    .where('revokedAt', 'is', null)
    .executeTakeFirst();
}

export function noteKeySeen(db: Db, id: string, now: Date): Promise<unknown> {
  return db.updateTable('widgetKeys').set({ lastSeenAt: now }).where('id', '=', id).execute();
}

/** The party of a live key. */
export async function partyOfKey(db: Db, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('widgetKeys')
    .select('partyId')
    .where('id', '=', id)
    .where('revokedAt', 'is', null)
    .executeTakeFirst();
  return row?.partyId;
}

export function revokeKey(db: Db, id: string, now: Date): Promise<unknown> {
  return db.updateTable('widgetKeys').set({ revokedAt: now }).where('id', '=', id).execute();
}

/** Every key a creator made, without the keys. */
export function everyKeyOf(db: Db, creatorId: string) {
  return db
    .selectFrom('widgetKeys')
    .select(['partyId', 'hint', 'createdAt', 'lastSeenAt', 'revokedAt'])
    .where('creatorId', '=', creatorId)
    .orderBy('createdAt')
    .execute();
}
