import { sql, type Kysely } from 'kysely';

/**
 * Reviews of orders, sealed until both are in or their window is over, with the sums of what was
 * opened.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table reviews (
      id uuid primary key,
      booking_id uuid not null references bookings (id) on delete cascade,
      author_role text not null check (author_role in ('BUYER', 'CREATOR')),
      author_id uuid references users (id) on delete set null,
      subject_id uuid references users (id) on delete set null,
      service_id uuid references services (id) on delete set null,
      stars int not null check (stars between 1 and 5),
      tags jsonb not null default '[]',
      text text,
      submitted_at timestamptz not null,
      published_at timestamptz,
      reply text,
      replied_at timestamptz,
      hidden_at timestamptz,
      hidden_reason text,
      unique (booking_id, author_role),
      check (reply is null or published_at is not null)
    )`.execute(db);
  const opened = sql`where published_at is not null and hidden_at is null`;
  await sql`
    create index reviews_service on reviews (service_id, published_at desc, id desc)
      ${opened}`.execute(db);
  await sql`
    create index reviews_subject on reviews (subject_id, author_role, published_at desc, id desc)
      ${opened}`.execute(db);
  await sql`
    create index reviews_author on reviews (author_id, author_role, published_at desc, id desc)
      ${opened}`.execute(db);
  await sql`
    create table review_windows (
      booking_id uuid primary key references bookings (id) on delete cascade,
      closes_at timestamptz not null,
      reminded_at timestamptz,
      wake_at timestamptz
    )`.execute(db);
  await sql`
    create index review_windows_wake on review_windows (wake_at)
      where wake_at is not null`.execute(db);
  await sql`
    create table review_sums (
      user_id uuid not null references users (id) on delete cascade,
      role text not null check (role in ('BUYER', 'CREATOR')),
      rating_sum int not null default 0 check (rating_sum >= 0),
      rating_count int not null default 0 check (rating_count >= 0),
      primary key (user_id, role)
    )`.execute(db);
  // What was done before there were reviews can be reviewed as long as anything else.
  await sql`
    insert into review_windows (booking_id, closes_at, wake_at)
    select id, completed_at + interval '14 days', completed_at + interval '11 days'
    from bookings
    where state = 'COMPLETED' and completed_at > now() - interval '14 days'`.execute(db);
  await sql`
    create index bookings_creator_done on bookings (creator_id)
      where state = 'COMPLETED'`.execute(db);
}
