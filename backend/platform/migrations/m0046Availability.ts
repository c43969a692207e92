import { sql, type Kysely } from 'kysely';

/**
 * When creators can be booked, and what takes their time. No two stretches of one creator overlap
 * unless they are seats of one session, or none of them is a booking: the database itself sees to it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists btree_gist`.execute(db);
  await sql`
    create table availabilities (
      creator_id uuid primary key references users (id) on delete cascade,
      time_zone text not null,
      weekly jsonb not null,
      buffer_before int not null check (buffer_before >= 0),
      buffer_after int not null check (buffer_after >= 0),
      notice_minutes int not null check (notice_minutes >= 0),
      horizon_days int not null check (horizon_days > 0),
      most_per_day int check (most_per_day > 0),
      version int not null default 1,
      updated_at timestamptz not null
    )`.execute(db);
  await sql`
    create table availability_days (
      creator_id uuid not null references availabilities (creator_id) on delete cascade,
      date date not null,
      ranges jsonb not null,
      primary key (creator_id, date)
    )`.execute(db);
  await sql`
    create table slot_holds (
      id uuid primary key,
      creator_id uuid not null references users (id) on delete cascade,
      session_id uuid not null,
      seat smallint not null default 1,
      seats smallint not null default 1,
      source text not null check (source in ('BOOKING', 'PARTY', 'DRAW', 'FUND', 'MANUAL')),
      tier_id uuid,
      ref_id uuid,
      title text,
      local_day date,
      starts_at timestamptz not null,
      ends_at timestamptz not null,
      span tstzrange not null
        check (not isempty(span) and not lower_inf(span) and not upper_inf(span)),
      state text not null check (state in ('HELD', 'CONSUMED', 'EXPIRED', 'RELEASED')),
      expires_at timestamptz,
      created_at timestamptz not null,
      check (ends_at > starts_at),
      constraint slot_holds_overlap exclude using gist
        (creator_id with =, span with &&, session_id with <>) where (state in ('HELD', 'CONSUMED'))
    )`.execute(db);
  await sql`
    create unique index slot_holds_seat on slot_holds (session_id, seat)
      where state in ('HELD', 'CONSUMED') and source = 'BOOKING'`.execute(db);
  await sql`create index slot_holds_ref on slot_holds (ref_id) where ref_id is not null`.execute(
    db,
  );
  await sql`
    create index slot_holds_day on slot_holds (creator_id, local_day)
      where state in ('HELD', 'CONSUMED') and source = 'BOOKING'`.execute(db);
  await sql`alter table lotteries add column live_minutes int`.execute(db);
  await sql`alter table funds add column live_minutes int`.execute(db);
  await takePlannedTime(db);
}

/** What is planned already takes its time too. */
async function takePlannedTime(db: Kysely<unknown>): Promise<void> {
  await sql`
    update lotteries set live_minutes = 180 where state in ('DRAFT', 'SCHEDULED')`.execute(db);
  await sql`
    insert into slot_holds (id, creator_id, session_id, source, ref_id, title, starts_at, ends_at,
      span, state, created_at)
    select gen_random_uuid(), creator_id, '00000000-0000-0000-0000-000000000000', source, id, title,
      starts_at, starts_at + length, tstzrange(starts_at, starts_at + length), 'CONSUMED', now()
    from (
      select id, creator_id, title, 'PARTY' as source, scheduled_at as starts_at,
        make_interval(mins => planned_minutes) as length from parties where state = 'SCHEDULED'
      union all
      select id, creator_id, title, 'DRAW', opens_at, make_interval(mins => live_minutes)
        from lotteries where state = 'SCHEDULED') planned
    where starts_at is not null`.execute(db);
}
