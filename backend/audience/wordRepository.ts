import type { Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';

type Db = Kysely<Tables>;

/** The words a creator does not want to read; none unless they were saved. */
export async function wordsOf(db: Db, creatorId: string): Promise<string[]> {
  const row = await db
    .selectFrom('creatorWords')
    .select('words')
    .where('creatorId', '=', creatorId)
    .executeTakeFirst();
  return row?.words ?? [];
}

/** The lists of several creators, of those who have one. */
export async function wordsOfAll(db: Db, creatorIds: readonly string[]): Promise<string[][]> {
  if (creatorIds.length === 0) return [];
  const rows = await db
    .selectFrom('creatorWords')
    .select('words')
    .where('creatorId', 'in', [...creatorIds])
    .execute();
  return rows.map(({ words }) => words);
}

/** Makes these the whole list. */
export async function replaceWords(
  db: Db,
  creatorId: string,
  words: readonly string[],
  now: Date,
): Promise<void> {
  const saved = { words: JSON.stringify(words), updatedAt: now };
  await db
    .insertInto('creatorWords')
    .values({ creatorId, ...saved })
    .onConflict((conflict) => conflict.column('creatorId').doUpdateSet(saved))
    .execute();
}
