import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users
      alter column password_hash drop not null,
      add column google_sub text constraint users_google_sub_key unique,
      add column has_chosen_handle boolean not null default true,
      add column has_chosen_type boolean not null default true`.execute(db);
  // A handle outlives its owner's account: nobody else may answer to it.
  await sql`
    create table old_handles (
      handle text primary key,
      user_id uuid references users (id) on delete set null,
      changed_at timestamptz not null
    )`.execute(db);
  await sql`create index old_handles_user_id on old_handles (user_id)`.execute(db);
  await sql`
    create table sign_in_nonces (
      nonce_hash text primary key,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index sign_in_nonces_expires_at on sign_in_nonces (expires_at)`.execute(db);
}
