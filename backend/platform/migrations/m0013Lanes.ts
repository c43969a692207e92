import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table parties
      add column turn int not null default 0,
      add column next_place int not null default 1,
      add column order_policy text not null default 'LANES'
        check (order_policy in ('LANES', 'LEAST_PLAYED', 'LONGEST_WAIT', 'RANDOM')),
      add column who_can_join text not null default 'EVERYONE'
        check (who_can_join in ('EVERYONE', 'VERIFIED', 'FOLLOWERS', 'INVITED')),
      add column rejoin text not null default 'FREE' check (rejoin in ('FREE', 'COOLDOWN', 'ONCE')),
      add column cooldown_minutes int not null default 30,
      add column ready_seconds int not null default 60,
      add column group_max int not null default 1`.execute(db);

  await sql`update parties set next_place = next_number`.execute(db);

  // A guest whom a moderator added has a name and no account.
  await sql`
    alter table queue_entries
      alter column user_id drop not null,
      add column guest_name text,
      add column lane smallint not null default 2,
      add column place bigint,
      add column seats smallint not null default 1,
      add column misses smallint not null default 0,
      add column times_played int not null default 0,
      add column waiting_since timestamptz,
      add column ready_by timestamptz,
      add column note text,
      add column end_reason text,
      add column receipt jsonb,
      add column next_told_at timestamptz`.execute(db);
  await sql`
    update queue_entries set place = number::bigint << 20, waiting_since = joined_at`.execute(db);
  await sql`
    alter table queue_entries
      alter column place set not null,
      alter column waiting_since set not null,
      add constraint queue_entries_person check ((user_id is null) <> (guest_name is null))`.execute(
    db,
  );
  await sql`drop index queue_entries_waiting`.execute(db);
  await sql`
    create unique index queue_entries_place_key on queue_entries (party_id, lane, place)
      where status in (100, 110)`.execute(db);
  await sql`
    create index queue_entries_waiting on queue_entries (party_id, lane, place)
      where status = 100`.execute(db);
  await sql`
    create index queue_entries_least_played on queue_entries
      (party_id, times_played, waiting_since, number) where status = 100`.execute(db);
  await sql`
    create index queue_entries_longest_wait on queue_entries (party_id, waiting_since, number)
      where status = 100`.execute(db);

  await sql`drop table queue_blocks`.execute(db);
  await sql`
    create table queue_blocks (
      party_id uuid not null references parties (id) on delete cascade,
      lane smallint not null,
      block int not null,
      waiting int not null default 0 check (waiting >= 0),
      away int not null default 0 check (away >= 0),
      primary key (party_id, lane, block)
    )`.execute(db);
  await sql`
    insert into queue_blocks (party_id, lane, block, waiting, away)
    select party_id, lane, (place >> 29)::int,
      count(*) filter (where status = 100), count(*) filter (where status = 110)
    from queue_entries where status in (100, 110) group by 1, 2, 3`.execute(db);

  // Where a host put somebody by hand: tickets of those now further behind say so.
  await sql`
    create table queue_moves (
      id uuid primary key,
      party_id uuid not null references parties (id) on delete cascade,
      entry_id uuid not null references queue_entries (id) on delete cascade,
      lane smallint not null,
      to_place bigint not null,
      from_place bigint,
      reason text,
      moved_at timestamptz not null
    )`.execute(db);
  await sql`create index queue_moves_lane on queue_moves (party_id, lane, moved_at desc)`.execute(
    db,
  );

  await sql`
    create table party_acts (
      id uuid primary key,
      party_id uuid not null references parties (id) on delete cascade,
      actor_id uuid references users (id) on delete set null,
      kind text not null,
      detail jsonb not null,
      acted_at timestamptz not null,
      undone_at timestamptz
    )`.execute(db);
  await sql`create index party_acts_party on party_acts (party_id, id desc)`.execute(db);
  await sql`create index party_acts_actor on party_acts (actor_id)`.execute(db);

  await sql`
    create table creator_bans (
      creator_id uuid not null references users (id) on delete cascade,
      user_id uuid not null references users (id) on delete cascade,
      banned_by uuid references users (id) on delete set null,
      reason text,
      banned_at timestamptz not null,
      primary key (creator_id, user_id)
    )`.execute(db);
  await sql`create index creator_bans_user on creator_bans (user_id)`.execute(db);

  await sql`
    create table jobs (
      id uuid primary key,
      kind text not null,
      ref jsonb not null,
      run_at timestamptz not null,
      done_at timestamptz
    )`.execute(db);
  await sql`create index jobs_due on jobs (run_at) where done_at is null`.execute(db);
}
