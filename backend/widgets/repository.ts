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

export function keysOf(db: Db, toolId: string, limit: number): Promise<Row[]> {
  return db
    .selectFrom('widgetKeys')
    .selectAll()
    .where('toolId', '=', toolId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** A live key, with the kind of its tool; of a key without one, tool and kind are null. */
export function findKey(db: Db, keyHash: string) {
  return db
    .selectFrom('widgetKeys as key')
    .leftJoin('liveTools as tool', 'tool.id', 'key.toolId')
    .select(['key.id', 'key.lastSeenAt', 'key.toolId', 'key.creatorId', 'tool.kind'])
    .where('key.keyHash', '=', keyHash)
    .executeTakeFirst();
}

export function noteKeySeen(db: Db, id: string, now: Date): Promise<unknown> {
  return db.updateTable('widgetKeys').set({ lastSeenAt: now }).where('id', '=', id).execute();
}

/** Notes that a key was used now; false: there is no such key. */
export async function noteSign(db: Db, keyHash: string, now: Date): Promise<boolean> {
  const noted = await db
    .updateTable('widgetKeys')
    .set({ lastSeenAt: now })
    .where('keyHash', '=', keyHash)
    .returning('id')
    .executeTakeFirst();
  return noted !== undefined;
}

/** The tool of a key; null: it has none; undefined: there is no such key. */
export async function toolOfKey(db: Db, id: string): Promise<string | null | undefined> {
  const row = await db
    .selectFrom('widgetKeys')
    .select('toolId')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.toolId;
}

/** Ends a key; the foreign key takes its tokens from it, so that they are revoked. */
export function deleteKey(db: Db, id: string): Promise<unknown> {
  return db.deleteFrom('widgetKeys').where('id', '=', id).execute();
}

/** Ends what somebody made. Returns the tool of each key; null: of none. */
export async function deleteKeysMadeBy(
  db: Db,
  creatorId: string,
  userId: string,
): Promise<(string | null)[]> {
  const gone = await db
    .deleteFrom('widgetKeys')
    .where('madeBy', '=', userId)
    .where('creatorId', '=', creatorId)
    .returning('toolId')
    .execute();
  return gone.map(({ toolId }) => toolId);
}

/** Ends the keys of a creator's live tools, and those that somebody made for others. */
export function deleteEveryKeyOf(db: Db, userId: string): Promise<unknown> {
  return db
    .deleteFrom('widgetKeys')
    .where((is) => is.or([is('creatorId', '=', userId), is('madeBy', '=', userId)]))
    .execute();
}

/** Every key of somebody's live tools and every one they made, without the keys. */
export function everyKeyOf(db: Db, userId: string) {
  return db
    .selectFrom('widgetKeys')
    .select(['toolId', 'hint', 'createdAt', 'lastSeenAt'])
    .where((is) => is.or([is('creatorId', '=', userId), is('madeBy', '=', userId)]))
    .orderBy('createdAt')
    .execute();
}
