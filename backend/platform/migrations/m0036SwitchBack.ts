import { sql, type Kysely } from 'kysely';

/**
 * A browser that switches between a quick account and the one its owner logged in to keeps both
 * sessions (decision 0051): the one that is not used stands behind the one that is, and ends with it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sessions
      add column kept_for uuid references sessions (id) on delete cascade`.execute(db);
  await sql`
    create index sessions_kept_for on sessions (kept_for) where kept_for is not null`.execute(db);
}
