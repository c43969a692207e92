import { sql, type Kysely } from 'kysely';

/** What somebody did in one party, and their turns, are found without reading all they ever joined. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index queue_entries_user`.execute(db);
  await sql`create index queue_entries_user on queue_entries (user_id, party_id)`.execute(db);
  await sql`
    create index queue_entries_user_played on queue_entries (user_id, party_id)
      where status = 200`.execute(db);
}
