import type { Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';

type Db = Kysely<Tables>;

/** Creators whom operators chose, the newest account before the others. */
export function featuredRows(db: Db): Promise<{ userId: string; since: Date }[]> {
  return db.selectFrom('featuredCreators').selectAll().orderBy('userId', 'desc').execute();
}

/** Has a creator shown first. Answers whether that is new. */
export async function insertFeatured(db: Db, userId: string, since: Date): Promise<boolean> {
  const added = await db
    .insertInto('featuredCreators')
    .values({ userId, since })
    .onConflict((conflict) => conflict.doNothing())
    .returning('userId')
    .executeTakeFirst();
  return added !== undefined;
}

/** Answers whether they were. */
export async function deleteFeatured(db: Db, userId: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('featuredCreators')
    .where('userId', '=', userId)
    .returning('userId')
    .executeTakeFirst();
  return gone !== undefined;
}

/** Keys of the categories that are hidden. */
export async function hiddenKeys(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('hiddenCategories').select('key').execute();
  return rows.map(({ key }) => key);
}

/** Hides a category. Answers whether that is new. */
export async function insertHidden(db: Db, key: string, since: Date): Promise<boolean> {
  const added = await db
    .insertInto('hiddenCategories')
    .values({ key, since })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  return added !== undefined;
}

/** Answers whether it was hidden. */
export async function deleteHidden(db: Db, key: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('hiddenCategories')
    .where('key', '=', key)
    .returning('key')
    .executeTakeFirst();
  return gone !== undefined;
}
