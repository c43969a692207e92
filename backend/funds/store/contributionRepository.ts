import { sql, type Insertable, type Kysely, type Selectable, type Updateable } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import type { ContributionsTable } from '@/backend/funds/tables';

type Db = Kysely<Tables>;

export type ContributionRow = Selectable<ContributionsTable>;

/** Which fund a contribution is of; null: there is no such contribution. */
export async function fundIdOf(db: Db, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('contributions')
    .select('fundId')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.fundId ?? null;
}

/** A contribution, locked until the transaction ends. Its fund is locked before. */
export function lockContribution(db: Db, id: string): Promise<ContributionRow | undefined> {
  return db
    .selectFrom('contributions')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** What the same request made before. */
export function findByRequest(
  db: Db,
  fundId: string,
  requestKey: string,
): Promise<ContributionRow | undefined> {
  return db
    .selectFrom('contributions')
    .selectAll()
    .where('fundId', '=', fundId)
    .where('requestKey', '=', requestKey)
    .executeTakeFirst();
}

export function insertContribution(
  db: Db,
  row: Insertable<ContributionsTable>,
): Promise<ContributionRow> {
  return db.insertInto('contributions').values(row).returningAll().executeTakeFirstOrThrow();
}

export function changeContribution(
  db: Db,
  id: string,
  changes: Updateable<ContributionsTable>,
): Promise<ContributionRow> {
  return db
    .updateTable('contributions')
    .set(changes)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** One that no payment came of. */
export async function deleteContribution(db: Db, id: string): Promise<void> {
  await db.deleteFrom('contributions').where('id', '=', id).execute();
}

/** Enough that hashed addresses go as fast as new ones come. */
const FORGOTTEN_AT_ONCE = 20;

/**
 * How many contributions somebody without an account has started since then and not paid. Forgets
 * where some older ones came from: nothing asks for that any more.
 */
export async function unpaidSince(
  db: Db,
  { email, addressHash }: { email: string; addressHash: string },
  since: Date,
): Promise<{ ofEmail: number; ofAddress: number }> {
  const { rows } = await sql<{ ofEmail: number; ofAddress: number }>`
    with forgotten as (
      update contributions set address_hash = null where id in (
        select id from contributions where address_hash is not null and created_at < ${since}
        order by created_at limit ${sql.lit(FORGOTTEN_AT_ONCE)} for update skip locked)
    )
    select
      (select count(*)::int from contributions
        where email = ${email} and ${UNPAID} and created_at > ${since}) as of_email,
      (select count(*)::int from contributions
        where address_hash = ${addressHash} and ${UNPAID} and created_at > ${since}) as of_address
  `.execute(db);
  return rows[0] ?? { ofEmail: 0, ofAddress: 0 };
}

const UNPAID = sql`payment in ('OPEN', 'FAILED', 'VOID', 'PLEDGED', 'DECLINED')`;

/** The secret that links are made with. */
export async function linkKey(db: Db): Promise<string> {
  const { key } = await db.selectFrom('contributionKeys').select('key').executeTakeFirstOrThrow();
  return key;
}
