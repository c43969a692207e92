import { sql, type Kysely } from 'kysely';

/** Whoever sends Rocky away keeps the peace with the account, in every browser. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column has_rocky boolean not null default true`.execute(db);
}
