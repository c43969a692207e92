import { sql, type Kysely } from 'kysely';

/** Gifts: a tier that is bought for somebody else, who takes it by a link and says when. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table bookings
      add column is_gift boolean not null default false,
      add column use_by timestamptz`.execute(db);
  // What is given has no time until its receiver picks one.
  await sql`alter table bookings drop constraint bookings_check1`.execute(db);
  await sql`
    alter table bookings add constraint bookings_time_check check (
      kind <> 'SESSION' or state = 'UNSCHEDULED' or state = 'CANCELLED'
      or (is_gift and state = 'PENDING_PAYMENT')
      or (starts_at is not null and ends_at is not null))`.execute(db);
  await sql`
    create index bookings_recipient on bookings (recipient_id, id desc)`.execute(db);
  await sql`
    create table gifts (
      id uuid primary key,
      booking_id uuid not null unique references bookings (id) on delete cascade,
      giver_id uuid references users (id) on delete set null,
      receiver_name text not null,
      giver_name text not null,
      email text,
      message text,
      is_price_hidden boolean not null,
      send_at timestamptz,
      sent_at timestamptz,
      opened_at timestamptz,
      claimed_at timestamptz,
      declined_at timestamptz,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index gifts_giver on gifts (giver_id, id desc)`.execute(db);
  // Each link that leads to a gift; only the hash of its token is kept.
  await sql`
    create table gift_links (
      id uuid primary key,
      gift_id uuid not null references gifts (id) on delete cascade,
      token_hash text not null unique,
      email text,
      made_at timestamptz not null,
      voided_at timestamptz
    )`.execute(db);
  await sql`create index gift_links_gift on gift_links (gift_id)`.execute(db);
  // Whether the mail of a gift was given up.
  await sql`create index mails_gifts on mails (to_address) where kind = 'gift'`.execute(db);
  // What the tokens are made with, so that the giver can read their own link again.
  await sql`create table gift_keys (key text not null)`.execute(db);
  await sql`
    insert into gift_keys
    values (gen_random_uuid()::text || gen_random_uuid()::text)`.execute(db);
}
