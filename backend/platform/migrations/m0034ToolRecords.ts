import { sql, type Kysely } from 'kysely';

/**
 * What hosts change beside a queue's own acts: settings, keys, moderators and lists. Nothing here is
 * undone, so it stands beside `tool_actions`, whose last row an undo takes. A row without a tool
 * concerns all tools of its creator.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table tool_records (
      id uuid primary key,
      creator_id uuid not null references users (id) on delete cascade,
      tool_id uuid references live_tools (id) on delete cascade,
      actor_id uuid references users (id) on delete set null,
      subject_id uuid references users (id) on delete set null,
      kind text not null,
      detail jsonb not null,
      recorded_at timestamptz not null
    )`.execute(db);
  await sql`create index tool_records_tool on tool_records (tool_id, id)`.execute(db);
  await sql`
    create index tool_records_creator on tool_records (creator_id, id)
      where tool_id is null`.execute(db);
  await sql`create index tool_records_actor on tool_records (actor_id)`.execute(db);
  await sql`create index tool_records_subject on tool_records (subject_id)`.execute(db);
}
