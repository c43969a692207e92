import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table widget_keys (
      id uuid primary key,
      party_id uuid not null references parties (id) on delete cascade,
      creator_id uuid not null references users (id) on delete cascade,
      key_hash text not null constraint widget_keys_key_hash_key unique,
      hint text not null,
      created_at timestamptz not null,
      last_seen_at timestamptz,
      revoked_at timestamptz
    )`.execute(db);
  await sql`create index widget_keys_party on widget_keys (party_id)`.execute(db);
}
