import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table page_views (
      path text not null,
      day date not null,
      creator_id uuid references users (id) on delete cascade,
      views int not null check (views > 0),
      primary key (path, day)
    )`.execute(db);
  await sql`create index page_views_creator on page_views (creator_id, day)`.execute(db);
}
