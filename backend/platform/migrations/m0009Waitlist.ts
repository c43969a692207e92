import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table waitlist (
      email text primary key check (email = lower(email)),
      locale text not null,
      token_hash text not null constraint waitlist_token_hash_key unique,
      created_at timestamptz not null,
      confirmed_at timestamptz
    )`.execute(db);
  await sql`
    create index waitlist_unconfirmed on waitlist (created_at)
      where confirmed_at is null`.execute(db);
}
