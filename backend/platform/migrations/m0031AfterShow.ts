import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table parties
      add column opened_at timestamptz,
      add column ended_at timestamptz,
      add column thanks text,
      add column thanked_at timestamptz`.execute(db);
  // As near as what was written down tells: the first join, and the last end of a turn or wait.
  await sql`
    update parties p set
      opened_at = coalesce(entry.first, p.created_at),
      ended_at = case when p.state = 'ENDED' then coalesce(entry.last, p.updated_at) end
    from parties same left join lateral (
      select min(joined_at) as first, max(ended_at) as last
      from queue_entries where party_id = same.id) entry on true
    where same.id = p.id and p.state not in ('DRAFT', 'SCHEDULED')`.execute(db);
  // The lists after the show: who played is read by the end of the turn, the others by number.
  await sql`drop index queue_entries_recap_played`.execute(db);
  await sql`drop index queue_entries_recap_missed`.execute(db);
  // Who is thanked, account by account.
  await sql`
    create index queue_entries_thanked on queue_entries (party_id, user_id)
      where status = 200`.execute(db);
  // Who followed a creator last.
  await sql`
    create index favorites_followed on favorites (creator_id, created_at desc)`.execute(db);
}
