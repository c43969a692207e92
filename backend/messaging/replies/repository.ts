import type { Insertable, Kysely, Selectable } from 'kysely';
import type { SavedRepliesTable } from '@/backend/messaging/tables';
import type { Tables } from '@/backend/platform/tables';

type Db = Kysely<Tables>;

export type ReplyRow = Selectable<SavedRepliesTable>;

/** Somebody's saved replies by name. */
export function repliesOf(db: Db, userId: string): Promise<ReplyRow[]> {
  return db
    .selectFrom('savedReplies')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('name')
    .execute();
}

/** Writes a reply to a held list; one of that name changes. Undefined: there are `most` others. */
export async function saveReply(
  db: Db,
  row: Insertable<SavedRepliesTable>,
  most: number,
): Promise<ReplyRow | undefined> {
  const others = await db
    .selectFrom('savedReplies')
    .select('id')
    .where('userId', '=', row.userId)
    .where('name', '<>', row.name)
    .execute();
  if (others.length >= most) return undefined;
  return db
    .insertInto('savedReplies')
    .values(row)
    .onConflict((conflict) => conflict.columns(['userId', 'name']).doUpdateSet({ body: row.body }))
    .returningAll()
    .executeTakeFirst();
}

export async function deleteReply(db: Db, userId: string, id: string): Promise<void> {
  await db.deleteFrom('savedReplies').where('userId', '=', userId).where('id', '=', id).execute();
}
