import type { Insertable, Kysely, Selectable } from 'kysely';
import type { OperatorActsTable } from '@/backend/operators/tables';
import type { Tables } from '@/backend/platform/tables';

type Db = Kysely<Tables>;

/** One thing an operator did. */
export type ActRow = Selectable<OperatorActsTable> & {
  /** It was taken back since. */
  isUndone: boolean;
};

export async function insertAct(db: Db, row: Insertable<OperatorActsTable>): Promise<void> {
  await db.insertInto('operatorActs').values(row).execute();
}

function acts(db: Db) {
  return db
    .selectFrom('operatorActs')
    .selectAll()
    .select((row) =>
      row
        .exists(
          row
            .selectFrom('operatorActs as later')
            .select('later.id')
            .whereRef('later.undoes', '=', 'operatorActs.id'),
        )
        .$castTo<boolean>()
        .as('isUndone'),
    );
}

export function findAct(db: Db, id: string): Promise<ActRow | undefined> {
  return acts(db).where('id', '=', id).executeTakeFirst();
}

/** What was done, the newest first. */
export function actRows(
  db: Db,
  { before, limit }: { before: string | null; limit: number },
): Promise<ActRow[]> {
  return acts(db)
    .$if(before !== null, (query) => query.where('id', '<', before))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
