import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table users (
      id uuid primary key,
      handle text not null constraint users_handle_key unique,
      email text not null constraint users_email_key unique check (email = lower(email)),
      first_name text not null,
      last_name text not null,
      user_type text not null check (user_type in ('CREATOR', 'FAN')),
      password_hash text not null,
      locale text not null,
      extra_public jsonb not null default '{}',
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`.execute(db);
  await sql`
    create table sessions (
      token_hash text primary key,
      id uuid not null unique,
      user_id uuid not null references users (id) on delete cascade,
      created_at timestamptz not null,
      last_seen_at timestamptz not null,
      expires_at timestamptz not null,
      client_agent text not null
    )`.execute(db);
  await sql`create index sessions_user_id on sessions (user_id)`.execute(db);
  await sql`create index sessions_expires_at on sessions (expires_at)`.execute(db);
}
