import { sql, type Kysely } from 'kysely';

/**
 * What open overlays say of themselves, and what they showed for a moment. Both are kept for a short
 * time: a copy until it has been silent for two minutes, an alert for a day.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table widget_copies (
      widget_id uuid not null references widgets (id) on delete cascade,
      copy_id uuid not null,
      seq int not null,
      engine text not null check (engine in ('OBS', 'OTHER')),
      chromium int,
      width int not null,
      height int not null,
      frames_per_second int,
      dropped_frames int not null,
      is_visible boolean not null,
      build text not null,
      is_stale boolean not null,
      connected_at timestamptz not null,
      seen_at timestamptz not null,
      primary key (widget_id, copy_id)
    )`.execute(db);
  await sql`
    create table widget_alerts (
      id uuid primary key,
      event_id text not null unique,
      creator_id uuid not null references users (id) on delete cascade,
      tool_id uuid not null references live_tools (id) on delete cascade,
      kind text not null,
      user_id uuid references users (id) on delete cascade,
      name text,
      text text,
      priority int not null,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index widget_alerts_creator on widget_alerts (creator_id, created_at)`.execute(
    db,
  );
  await sql`create index widget_alerts_tool on widget_alerts (tool_id)`.execute(db);
  await sql`
    create index widget_alerts_user on widget_alerts (user_id) where user_id is not null`.execute(
    db,
  );
}
