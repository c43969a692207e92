import { sql, type Kysely } from 'kysely';

/**
 * How many rounds a party has played. Rounds of queues that ran before were not counted, so they
 * begin with the one that is played now, if there is one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table parties add column round_no integer not null default 0`.execute(db);
  await sql`
    update parties set round_no = 1
    where exists (select from queue_entries e where e.party_id = parties.id and e.status = 140)`.execute(
    db,
  );
}
