import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import type { RehearsalsTable } from '@/backend/widgets/tables';

type Db = Kysely<Tables>;
export type RehearsalRow = Selectable<RehearsalsTable>;

/** What a creator rehearses now; undefined: nothing. */
export function findRehearsal(
  db: Db,
  creatorId: string,
  now: Date,
): Promise<RehearsalRow | undefined> {
  return db
    .selectFrom('rehearsals')
    .selectAll()
    .where('creatorId', '=', creatorId)
    .where('endsAt', '>', now)
    .executeTakeFirst();
}

export function saveRehearsal(db: Db, row: RehearsalRow): Promise<unknown> {
  const { creatorId, ...change } = row;
  return db
    .insertInto('rehearsals')
    .values({ creatorId, ...change })
    .onConflict((conflict) => conflict.column('creatorId').doUpdateSet(change))
    .execute();
}

export function deleteRehearsal(db: Db, creatorId: string): Promise<unknown> {
  return db.deleteFrom('rehearsals').where('creatorId', '=', creatorId).execute();
}
