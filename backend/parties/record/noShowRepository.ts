import { sql, type Kysely } from 'kysely';
import { newId } from '@/backend/platform/id';
import type { Tables } from '@/backend/platform/tables';
import type { ChangedEntry } from '@/backend/parties/store/statusRepository';
import { noLongerCounted } from './noShows';

type Db = Kysely<Tables>;

/** Counts a missed call at a creator for each of these; those that count no more go for good. */
export async function insertNoShows(
  db: Db,
  creatorId: string,
  missed: readonly ChangedEntry[],
  now: Date,
): Promise<void> {
  const rows = missed.flatMap(({ id: entryId, userId }) =>
    userId === null ? [] : [{ id: newId(), creatorId, userId, entryId, missedAt: now }],
  );
  if (rows.length === 0) return;
  await db
    .with('old', (query) =>
      query.deleteFrom('queueNoShows').where('missedAt', '<=', noLongerCounted(now)),
    )
    .insertInto('queueNoShows')
    .values(rows)
    .execute();
}

/** Takes back the last one of each of these entries. */
export async function deleteNoShows(db: Db, entryIds: readonly string[]): Promise<void> {
  await sql`
    delete from queue_no_shows where id in (
      select distinct on (entry_id) id from queue_no_shows
      where entry_id = any(${[...entryIds]}::uuid[])
      order by entry_id, missed_at desc)`.execute(db);
}

/** Every missed call that is still counted of a user, with the creator it was at. */
export function everyNoShowOf(db: Db, userId: string) {
  return db
    .selectFrom('queueNoShows')
    .innerJoin('users as creator', 'creator.id', 'queueNoShows.creatorId')
    .select(['creator.handle as creator', 'missedAt'])
    .where('userId', '=', userId)
    .orderBy('missedAt')
    .execute();
}
