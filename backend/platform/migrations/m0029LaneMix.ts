import { sql, type Kysely } from 'kysely';

/**
 * The mix of the lanes, the miss limit and the turn timer are a creator's to set. A call is fresh for
 * a moment, in which its undo takes nothing from anybody: what the party was before it is kept.
 * Missed calls are counted for each creator, and who wants no place on a board has a row.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table parties
      add column lane_mix smallint not null default 2 check (lane_mix between 1 and 4),
      add column miss_limit smallint not null default 2 check (miss_limit between 1 and 5),
      add column turn_minutes smallint check (turn_minutes > 0),
      add column fresh_turn int,
      add column fresh_since timestamptz`.execute(db);
  await sql`
    alter table queue_moves
      add column moved_by text not null default 'HOST' check (moved_by in ('HOST', 'UNDO'))`.execute(
    db,
  );
  await sql`
    create table queue_no_shows (
      id uuid primary key,
      creator_id uuid not null references users (id) on delete cascade,
      user_id uuid not null references users (id) on delete cascade,
      entry_id uuid not null references queue_entries (id) on delete cascade,
      missed_at timestamptz not null
    )`.execute(db);
  await sql`
    create index queue_no_shows_of on queue_no_shows (creator_id, user_id, missed_at)`.execute(db);
  await sql`create index queue_no_shows_user on queue_no_shows (user_id)`.execute(db);
  await sql`create index queue_no_shows_entry on queue_no_shows (entry_id)`.execute(db);
  await sql`create index queue_no_shows_old on queue_no_shows (missed_at)`.execute(db);
  await sql`
    create table board_exits (
      user_id uuid primary key references users (id) on delete cascade,
      left_at timestamptz not null
    )`.execute(db);
}
