import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // For which turn that did not come a pass was given: for each only one, also once it is used.
  await sql`
    alter table queue_passes
      add column given_for uuid references queue_entries (id) on delete set null`.execute(db);
  await sql`
    update queue_passes pass set given_for = entry.id
    from party_acts act
      cross join jsonb_array_elements(act.detail -> 'entries') given
      join queue_entries entry on entry.id = (given ->> 'id')::uuid
    where act.kind = 'PRIORITY' and pass.id = (given ->> 'passId')::uuid`.execute(db);
  await sql`create index queue_passes_given_for on queue_passes (given_for)`.execute(db);
}
