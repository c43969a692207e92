import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // How fast a queue goes: since when nobody was called, a pause not counted.
  await sql`
    alter table parties
      add column idle_since timestamptz,
      add column paused_at timestamptz`.execute(db);
  await sql`
    update parties p set idle_since = called.last_at,
      paused_at = case when p.state = 'PAUSED' then p.updated_at end
    from (select party_id, max(called_at) as last_at from queue_entries group by party_id) called
    where called.party_id = p.id and p.state in ('OPEN', 'PAUSED', 'CLOSED')`.execute(db);
  // What a host told everyone goes with the queue.
  await sql`update parties set notice = null where state = 'ENDED'`.execute(db);
}
