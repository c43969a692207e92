import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table moderator_grants (
      creator_id uuid not null references users (id) on delete cascade,
      user_id uuid not null references users (id) on delete cascade,
      host_right text not null check (host_right in ('VIEW', 'RUN', 'SETTINGS')),
      state text not null check (state in ('INVITED', 'ACTIVE', 'REVOKED')),
      invited_at timestamptz not null,
      answered_at timestamptz,
      primary key (creator_id, user_id)
    )`.execute(db);
  await sql`create index moderator_grants_user on moderator_grants (user_id)`.execute(db);

  await sql`
    create table guest_lists (
      creator_id uuid not null references users (id) on delete cascade,
      user_id uuid not null references users (id) on delete cascade,
      added_at timestamptz not null,
      primary key (creator_id, user_id)
    )`.execute(db);
  await sql`create index guest_lists_user on guest_lists (user_id)`.execute(db);

  // Every question asked so far was one for any text.
  await sql`
    update parties set entry_fields = (
      select jsonb_agg(field || '{"kind": "TEXT"}' order by nth)
      from jsonb_array_elements(entry_fields) with ordinality asked (field, nth))
    where jsonb_array_length(entry_fields) > 0`.execute(db);
  await sql`
    create table remembered_answers (
      user_id uuid not null references users (id) on delete cascade,
      game text not null,
      question text not null,
      answer text not null,
      answered_at timestamptz not null,
      primary key (user_id, game, question)
    )`.execute(db);

  await sql`
    create table queue_passes (
      id uuid primary key,
      creator_id uuid not null references users (id) on delete cascade,
      user_id uuid not null references users (id) on delete cascade,
      given_at timestamptz not null,
      used_entry_id uuid references queue_entries (id) on delete cascade,
      was_given_back boolean not null default false
    )`.execute(db);
  await sql`
    create unique index queue_passes_unused on queue_passes (creator_id, user_id)
      where used_entry_id is null`.execute(db);
  await sql`create index queue_passes_used on queue_passes (used_entry_id)`.execute(db);
  await sql`create index queue_passes_user on queue_passes (user_id)`.execute(db);

  // After the show: who played, whose turn did not come, who went.
  await sql`
    create index queue_entries_recap_played on queue_entries (party_id, number)
      where status = 200`.execute(db);
  await sql`
    create index queue_entries_recap_missed on queue_entries (party_id, number)
      where status in (300, 310, 430)`.execute(db);
  await sql`
    create index queue_entries_recap_left on queue_entries (party_id, number)
      where status in (400, 410, 420)`.execute(db);

  await sql`
    create table control_keys (
      id uuid primary key,
      party_id uuid not null references parties (id) on delete cascade,
      action text not null,
      key_hash text not null unique,
      hint text not null,
      actor_id uuid not null references users (id) on delete cascade,
      created_at timestamptz not null,
      last_used_at timestamptz,
      revoked_at timestamptz
    )`.execute(db);
  await sql`create index control_keys_party on control_keys (party_id)`.execute(db);
  await sql`create index control_keys_actor on control_keys (actor_id)`.execute(db);
}
