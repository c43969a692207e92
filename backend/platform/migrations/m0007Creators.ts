import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table creator_pages (
      user_id uuid primary key references users (id) on delete cascade,
      tagline text not null default '',
      bio text not null default '',
      banner_photo text,
      socials jsonb not null default '[]',
      categories text[] not null default '{}',
      version int not null default 1,
      updated_at timestamptz not null
    )`.execute(db);
  await sql`create index creator_pages_categories on creator_pages using gin (categories)`.execute(
    db,
  );
  // What is suggested to visitors, newest first.
  await sql`
    create index creator_pages_shown on creator_pages (user_id desc) where tagline <> ''`.execute(
    db,
  );
  await sql`
    create index parties_live on parties (creator_id, id desc)
      where state in ('OPEN', 'PAUSED')`.execute(db);
  await sql`
    create table creator_examples (
      id uuid primary key,
      user_id uuid not null references users (id) on delete cascade,
      kind text not null check (kind in ('VIDEO', 'IMAGE', 'LINK')),
      title text not null,
      url text,
      photo text,
      sort int not null,
      constraint creator_examples_place unique (user_id, sort)
    )`.execute(db);
  await sql`
    create table creator_faqs (
      id uuid primary key,
      creator_id uuid not null references users (id) on delete cascade,
      question text not null,
      answer text not null,
      sort int not null,
      constraint creator_faqs_place unique (creator_id, sort)
    )`.execute(db);
  await sql`
    create table photos (
      id uuid primary key,
      user_id uuid not null references users (id) on delete cascade,
      name text not null constraint photos_name_key unique,
      width int not null,
      height int not null,
      bytes int not null,
      content_type text not null,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index photos_user on photos (user_id, created_at desc)`.execute(db);
}
