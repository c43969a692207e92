import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Why a place that was promised rose, and the promise of who stepped out.
  await sql`
    alter table queue_entries
      add column set_back jsonb,
      add column away_bound int`.execute(db);
}
