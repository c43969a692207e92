import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table parties (
      id uuid primary key,
      creator_id uuid not null references users (id) on delete cascade,
      title text not null,
      game text not null,
      notice text,
      state text not null check (state in ('DRAFT', 'OPEN', 'PAUSED', 'CLOSED', 'ENDED')),
      queue_size int check (queue_size > 0),
      seats_per_round int not null check (seats_per_round > 0),
      entry_fields jsonb not null default '[]',
      lobby_code text,
      member_count int not null default 0 check (member_count >= 0),
      played_count int not null default 0,
      next_number int not null default 1,
      seq int not null default 0,
      version int not null default 1,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`.execute(db);
  await sql`create index parties_creator on parties (creator_id, id desc)`.execute(db);
  await sql`
    create table queue_entries (
      id uuid primary key,
      queue_uuid uuid not null constraint queue_entries_queue_uuid_key unique,
      party_id uuid not null references parties (id) on delete cascade,
      user_id uuid not null references users (id) on delete cascade,
      status int not null,
      number int not null,
      fields jsonb not null default '{}',
      joined_at timestamptz not null,
      called_at timestamptz,
      ready_at timestamptz,
      started_at timestamptz,
      ended_at timestamptz,
      constraint queue_entries_number_key unique (party_id, number)
    )`.execute(db);
  await sql`
    create unique index queue_entries_live_key on queue_entries (party_id, user_id)
      where status between 100 and 140`.execute(db);
  await sql`
    create index queue_entries_waiting on queue_entries (party_id, number) where status = 100`.execute(
    db,
  );
  await sql`
    create index queue_entries_up on queue_entries (party_id, status desc, number)
      where status between 120 and 140`.execute(db);
  await sql`
    create index queue_entries_done on queue_entries (party_id, ended_at desc)
      where ended_at is not null`.execute(db);
  await sql`
    create index queue_entries_played on queue_entries (party_id, ended_at desc)
      where status = 200`.execute(db);
  await sql`create index queue_entries_user on queue_entries (user_id)`.execute(db);
  await sql`
    create table queue_blocks (
      party_id uuid not null references parties (id) on delete cascade,
      block int not null,
      waiting int not null check (waiting > 0),
      primary key (party_id, block)
    )`.execute(db);
}
