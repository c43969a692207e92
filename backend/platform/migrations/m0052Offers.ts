import { sql, type Kysely } from 'kysely';

/**
 * What is told of services one keeps, codes that make an order cheaper, tiers for one fan alone, and
 * replies a creator saved.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await alerts(db);
  await promos(db);
  await offers(db);
}

async function alerts(db: Kysely<unknown>): Promise<void> {
  // `told_at`: at most one alert a day for each favorite.
  await sql`
    alter table favorites
      add column notify_slots boolean not null default false,
      add column notify_price boolean not null default false,
      add column kept_price int,
      add column kept_currency text,
      add column told_at timestamptz`.execute(db);
  await sql`
    create index favorites_service on favorites (target_id, user_id)
      where target_type = 'SERVICE'`.execute(db);
  await sql`
    create table favorite_alerts (
      service_id uuid not null references services (id) on delete cascade,
      kind text not null check (kind in ('SLOTS', 'PRICE')),
      after_id uuid,
      created_at timestamptz not null,
      primary key (service_id, kind)
    )`.execute(db);
}

async function promos(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table promo_codes (
      id uuid primary key,
      creator_id uuid not null references users (id) on delete cascade,
      request_key uuid not null,
      code text not null,
      kind text not null check (kind in ('PERCENT', 'AMOUNT')),
      value int not null check (value > 0),
      currency text,
      service_ids uuid[],
      max_uses int check (max_uses > 0),
      uses int not null default 0 check (uses >= 0),
      until timestamptz,
      is_on boolean not null default true,
      created_at timestamptz not null,
      unique (creator_id, code),
      unique (creator_id, request_key)
    )`.execute(db);
  // One use for each buyer; it goes back when nothing was charged.
  await sql`
    create table promo_uses (
      promo_id uuid not null references promo_codes (id) on delete cascade,
      buyer_id uuid not null references users (id) on delete cascade,
      booking_id uuid not null unique references bookings (id) on delete cascade,
      created_at timestamptz not null,
      primary key (promo_id, buyer_id)
    )`.execute(db);
  await sql`create index promo_uses_buyer on promo_uses (buyer_id)`.execute(db);
  await sql`
    alter table bookings
      add column promo_id uuid references promo_codes (id) on delete set null,
      add column promo_code text,
      add column list_price int,
      add column paying_since timestamptz`.execute(db);
  await sql`create index bookings_promo on bookings (promo_id) where promo_id is not null`.execute(
    db,
  );
}

async function offers(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table service_tiers
      add column only_for uuid references users (id) on delete cascade,
      add column until timestamptz`.execute(db);
  await sql`
    create index service_tiers_only_for on service_tiers (only_for)
      where only_for is not null`.execute(db);
  await sql`
    create table offers (
      id uuid primary key references service_tiers (id) on delete cascade,
      conversation_id uuid not null references conversations (id) on delete cascade,
      creator_id uuid not null references users (id) on delete cascade,
      fan_id uuid not null references users (id) on delete cascade,
      request_key uuid not null,
      withdrawn_at timestamptz,
      created_at timestamptz not null,
      unique (creator_id, request_key)
    )`.execute(db);
  await sql`
    create index offers_conversation on offers (conversation_id, created_at desc)`.execute(db);
  await sql`create index offers_fan on offers (fan_id)`.execute(db);
  await sql`alter table messages add column offer_id uuid`.execute(db);
  await sql`
    create table saved_replies (
      id uuid primary key,
      user_id uuid not null references users (id) on delete cascade,
      name text not null,
      body text not null,
      created_at timestamptz not null,
      unique (user_id, name)
    )`.execute(db);
}
