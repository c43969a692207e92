import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Whoever missed a call sits out the next one.
  await sql`alter table parties add column calls int not null default 0`.execute(db);
  await sql`alter table queue_entries add column missed_at_call int`.execute(db);
  await sql`
    create index queue_entries_missed on queue_entries (party_id, missed_at_call)
      where status = 100 and missed_at_call is not null`.execute(db);
}
