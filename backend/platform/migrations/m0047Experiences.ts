import { sql, type Kysely } from 'kysely';

/** What creators sell, and the words by which it is found. Only a published service has a card. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists pg_trgm`.execute(db);
  await sql`create extension if not exists unaccent`.execute(db);
  await sql`
    create function plain(text) returns text language sql immutable strict parallel safe as
      $$ select lower(public.unaccent('public.unaccent'::regdictionary, $1)) $$`.execute(db);
  await sql`
    create table services (
      id uuid primary key,
      creator_id uuid not null references users (id) on delete cascade,
      request_key uuid not null,
      title text not null,
      summary text,
      description text,
      category text not null,
      kind text not null check (kind in ('SESSION', 'DELIVERY', 'INSTANT')),
      state text not null default 'DRAFT'
        check (state in ('DRAFT', 'PUBLISHED', 'PAUSED', 'ARCHIVED')),
      language text not null,
      tags jsonb not null default '[]',
      images jsonb not null default '[]',
      booking_mode text not null check (booking_mode in ('INSTANT', 'CONFIRM')),
      place text not null check (place in ('GAME', 'VOICE', 'VIDEO', 'OTHER')),
      cancel_policy text not null
        check (cancel_policy in ('FLEXIBLE', 'STANDARD', 'STRICT', 'NONE')),
      currency text not null,
      faqs jsonb not null default '[]',
      rating_sum int not null default 0,
      rating_count int not null default 0,
      stars jsonb not null default '[0,0,0,0,0]',
      favorite_count int not null default 0 check (favorite_count >= 0),
      order_count int not null default 0 check (order_count >= 0),
      last_done_at timestamptz,
      version int not null default 1,
      published_at timestamptz,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      unique (creator_id, request_key)
    )`.execute(db);
  await sql`create index services_creator on services (creator_id, id desc)`.execute(db);
  await sql`
    create table service_tiers (
      id uuid primary key,
      service_id uuid not null references services (id) on delete cascade,
      position int not null,
      name text not null,
      price int not null check (price >= 0),
      included jsonb not null default '[]',
      minutes int,
      days int,
      revisions int not null,
      seats int not null default 1 check (seats > 0),
      stock int,
      taken int not null default 0 check (taken >= 0),
      orders int not null default 0 check (orders >= 0),
      link text,
      retired_at timestamptz,
      check (stock is null or taken <= stock)
    )`.execute(db);
  await sql`create index service_tiers_service on service_tiers (service_id, position)`.execute(db);
  await sql`
    create table service_questions (
      id uuid primary key,
      service_id uuid not null references services (id) on delete cascade,
      position int not null,
      text text not null,
      kind text not null check (kind in ('TEXT', 'CHOICE', 'GAME_ID', 'LINK', 'FILE')),
      is_required boolean not null,
      choices jsonb not null default '[]',
      asked text not null check (asked in ('CHECKOUT', 'AFTER_PAYMENT')),
      retired_at timestamptz
    )`.execute(db);
  await sql`
    create index service_questions_service on service_questions (service_id, position)`.execute(db);
  await sql`
    create table public_questions (
      id uuid primary key,
      service_id uuid not null references services (id) on delete cascade,
      creator_id uuid not null references users (id) on delete cascade,
      asker_id uuid references users (id) on delete set null,
      request_key uuid not null,
      text text not null,
      answer text,
      state text not null default 'PENDING' check (state in ('PENDING', 'ANSWERED', 'HIDDEN')),
      created_at timestamptz not null,
      answered_at timestamptz,
      unique (asker_id, request_key)
    )`.execute(db);
  await sql`
    create index public_questions_service on public_questions (service_id, state, id desc)`.execute(
    db,
  );
  await sql`
    create index public_questions_creator on public_questions (creator_id, id desc)
      where state = 'PENDING'`.execute(db);
  await sql`
    create table service_cards (
      id uuid primary key references services (id) on delete cascade,
      creator_id uuid not null references users (id) on delete cascade,
      language text not null,
      category text not null,
      kind text not null,
      price int not null,
      rating int not null,
      score int not null,
      days int,
      published_at timestamptz not null,
      next_free_at timestamptz,
      check_at timestamptz,
      words tsvector not null
    )`.execute(db);
  await sql`create index service_cards_creator on service_cards (creator_id)`.execute(db);
  await sql`
    create index service_cards_words on service_cards using gin (words)
      with (fastupdate = off)`.execute(db);
  await sql`
    create index service_cards_check on service_cards (check_at) where check_at is not null`.execute(
    db,
  );
  // What a search filters by stands in each index: it is counted and walked without the rows.
  await sql`
    create index service_cards_counts on service_cards (category, kind, language, price)
      include (rating, days, next_free_at, creator_id)`.execute(db);
  await sql`
    create index service_cards_score on service_cards (score desc, id desc)
      include (creator_id, category, kind, language, price, rating, days, next_free_at)`.execute(
    db,
  );
  await sql`
    create index service_cards_price on service_cards (price, id)
      include (creator_id, category, kind, language, rating, days, next_free_at)`.execute(db);
  await sql`
    create index service_cards_rating on service_cards (rating desc, id desc)
      include (creator_id, category, kind, language, price, days, next_free_at)`.execute(db);
  await sql`
    create index service_cards_newest on service_cards (published_at desc, id desc)
      include (creator_id, category, kind, language, price, rating, days, next_free_at)`.execute(
    db,
  );
  await sql`
    create index service_cards_free on service_cards (next_free_at, id)
      include (creator_id, category, kind, language, price, rating, days)`.execute(db);
  await sql`
    create table search_words (
      word text primary key,
      services int not null
    )`.execute(db);
  await sql`
    create index search_words_near on search_words using gin (word gin_trgm_ops)`.execute(db);
}
