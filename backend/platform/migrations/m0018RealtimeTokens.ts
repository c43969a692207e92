import { sql, type Kysely } from 'kysely';

/** Real-time tokens that still count, each with the session it was given to (decision 0018). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table realtime_tokens (
      id uuid primary key,
      session_id uuid references sessions (id) on delete set null,
      token text not null,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index realtime_tokens_session_id on realtime_tokens (session_id)`.execute(db);
}
