import { sql, type Kysely } from 'kysely';

/**
 * Quick accounts, one-time codes, browsers that were logged in, what a ban says of new quick
 * accounts, and the words a creator does not want to read (decision 0039).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // A row is claimed before its user is made: the request key decides which of two calls makes one.
  await sql`
    create table quick_accounts (
      user_id uuid primary key references users (id) on delete cascade
        deferrable initially deferred,
      request_hash text not null unique,
      address_hash text not null,
      made_at timestamptz not null
    )`.execute(db);
  await sql`create index quick_accounts_address_hash on quick_accounts (address_hash)`.execute(db);
  await sql`
    create table known_browsers (
      user_id uuid not null references users (id) on delete cascade,
      browser_hash text not null,
      address_hash text not null,
      seen_at timestamptz not null,
      primary key (user_id, browser_hash)
    )`.execute(db);
  await sql`
    create table one_time_codes (
      id uuid primary key,
      email text not null,
      browser_hash text not null,
      code_hash text not null,
      attempts int not null default 0,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz
    )`.execute(db);
  await sql`create index one_time_codes_email on one_time_codes (email, browser_hash)`.execute(db);
  await sql`create index one_time_codes_expires_at on one_time_codes (expires_at)`.execute(db);
  await sql`
    create table code_failures (
      email text not null,
      day text not null,
      count int not null,
      primary key (email, day)
    )`.execute(db);
  // Network addresses are few enough to try them all: only with this do their hashes hide them.
  await sql`
    create table address_salt (
      id boolean primary key default true check (id),
      salt text not null default gen_random_uuid()::text || gen_random_uuid()::text
    )`.execute(db);
  await sql`insert into address_salt default values`.execute(db);
  await sql`
    alter table sessions
      add column quick_user_id uuid references users (id) on delete set null`.execute(db);
  await sql`
    create index sessions_quick_user_id on sessions (quick_user_id)
      where quick_user_id is not null`.execute(db);
  await sql`
    create table ban_marks (
      creator_id uuid not null references users (id) on delete cascade,
      user_id uuid not null,
      kind text not null check (kind in ('BROWSER', 'ADDRESS')),
      hash text not null,
      made_at timestamptz not null,
      until timestamptz not null,
      primary key (creator_id, kind, hash, user_id)
    )`.execute(db);
  await sql`create index ban_marks_until on ban_marks (until)`.execute(db);
  await sql`
    create table creator_words (
      creator_id uuid primary key references users (id) on delete cascade,
      words jsonb not null,
      updated_at timestamptz not null
    )`.execute(db);
}
