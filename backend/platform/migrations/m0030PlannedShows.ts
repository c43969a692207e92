import { sql, type Kysely } from 'kysely';

/**
 * A queue may be planned (`SCHEDULED`, with a date and a length) and archived once it has ended.
 * `tool_askers` are those who want to be told once when a live tool opens or has a place again: a
 * member by their account, a visitor by an address they have confirmed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table parties drop constraint parties_state_check`.execute(db);
  await sql`
    alter table parties
      add constraint parties_state_check
        check (state in ('DRAFT', 'SCHEDULED', 'OPEN', 'PAUSED', 'CLOSED', 'ENDED')),
      add column scheduled_at timestamptz,
      add column planned_minutes int not null default 180,
      add column archived_at timestamptz,
      add constraint parties_scheduled_at_check check ((state = 'SCHEDULED') = (scheduled_at is not null))`.execute(
    db,
  );
  await sql`
    create index parties_planned on parties (creator_id, scheduled_at) where state = 'SCHEDULED'`.execute(
    db,
  );
  await sql`
    create table tool_askers (
      id uuid primary key,
      tool_id uuid not null references live_tools (id) on delete cascade,
      user_id uuid references users (id) on delete cascade,
      email text,
      locale text,
      token_hash text unique,
      asked_at timestamptz not null,
      confirmed_at timestamptz,
      check ((user_id is null) <> (email is null)),
      check ((email is null) = (locale is null)),
      unique (tool_id, user_id),
      unique (tool_id, email)
    )`.execute(db);
  await sql`create index tool_askers_user on tool_askers (user_id)`.execute(db);
}
