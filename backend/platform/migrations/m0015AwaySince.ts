import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Of those who were away before this nobody knows since when.
  await sql`alter table queue_entries add column away_since timestamptz`.execute(db);
  await sql`
    create index queue_entries_away on queue_entries (party_id, away_since, number)
      where status = 110`.execute(db);
}
