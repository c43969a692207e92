import { sql, type Kysely } from 'kysely';

/**
 * Creators whose overlays play a scripted show. The script is code: nothing of the show is stored, so
 * nothing of it can get into a total, a list or a history.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table rehearsals (
      creator_id uuid primary key references users (id) on delete cascade,
      ran_ms int not null,
      since timestamptz,
      pace int not null,
      ends_at timestamptz not null
    )`.execute(db);
}
