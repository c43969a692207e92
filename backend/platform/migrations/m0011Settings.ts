import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users
      add column notification_prefs jsonb not null default '{}',
      add column time_zone text`.execute(db);
  await sql`
    create table help_tickets (
      id uuid primary key,
      user_id uuid not null references users (id) on delete cascade,
      subject text not null,
      text text not null,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index help_tickets_user on help_tickets (user_id, created_at desc)`.execute(db);
}
