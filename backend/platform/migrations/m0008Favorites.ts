import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // The generated column gives creators a foreign key: who goes, goes from every list as well.
  await sql`
    create table favorites (
      user_id uuid not null references users (id) on delete cascade,
      target_type text not null check (target_type in ('CREATOR', 'SERVICE')),
      target_id uuid not null,
      notify_live boolean not null,
      created_at timestamptz not null,
      creator_id uuid generated always as (case when target_type = 'CREATOR' then target_id end)
        stored references users (id) on delete cascade,
      primary key (user_id, target_type, target_id)
    )`.execute(db);
  await sql`
    create index favorites_newest on favorites (user_id, created_at desc, target_id desc)`.execute(
    db,
  );
  await sql`create index favorites_creator on favorites (creator_id, user_id)`.execute(db);
  await sql`
    create table live_announcements (
      party_id uuid primary key references parties (id) on delete cascade,
      creator_id uuid not null references users (id) on delete cascade,
      closed_at timestamptz,
      after_user_id uuid,
      is_done boolean not null default false
    )`.execute(db);
  await sql`
    create index live_announcements_due on live_announcements (party_id)
      where not is_done and closed_at is null`.execute(db);
}
