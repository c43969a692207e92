import { sql, type Kysely } from 'kysely';

/**
 * Bookings (orders) with everything that happened to them. What was bought and under which rules is a
 * snapshot of that day.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table bookings (
      id uuid primary key,
      number text not null unique,
      service_id uuid references services (id) on delete set null,
      tier_id uuid references service_tiers (id) on delete set null,
      creator_id uuid references users (id) on delete set null,
      buyer_id uuid references users (id) on delete set null,
      recipient_id uuid references users (id) on delete set null,
      request_key uuid not null,
      kind text not null check (kind in ('SESSION', 'DELIVERY', 'INSTANT')),
      booking_mode text not null check (booking_mode in ('INSTANT', 'CONFIRM')),
      state text not null check (state in ('PENDING_PAYMENT', 'REQUESTED', 'UNSCHEDULED',
        'CONFIRMED', 'DELIVERED', 'COMPLETED', 'CANCELLED', 'DISPUTED')),
      money text not null default 'NONE' check (money in ('NONE', 'AUTHORISED', 'CAPTURED',
        'VOIDED', 'PARTLY_REFUNDED', 'REFUNDED', 'CHARGED_BACK')),
      end_reason text,
      title text not null,
      image text,
      tier jsonb not null,
      cancel_policy text not null,
      notice_minutes int not null default 0,
      price int not null check (price > 0),
      fee int not null check (fee >= 0),
      currency text not null,
      refunded int not null default 0 check (refunded >= 0 and refunded <= price),
      hold_id uuid references slot_holds (id) on delete set null,
      starts_at timestamptz,
      ends_at timestamptz,
      time_zone text not null,
      locale text not null,
      due_at timestamptz,
      answer_by timestamptz,
      held_until timestamptz,
      begun_at timestamptz,
      delivered_at timestamptz,
      accepts_at timestamptz,
      completed_at timestamptz,
      ended_at timestamptz,
      late_told_at timestamptz,
      paid_at timestamptz,
      revisions_left int not null,
      needs_answers boolean not null default false,
      note text,
      meeting text,
      proposed_start timestamptz,
      proposed_end timestamptz,
      proposed_by text check (proposed_by in ('BUYER', 'CREATOR')),
      proposal_hold_id uuid references slot_holds (id) on delete set null,
      proposal_until timestamptz,
      buyer_in_at timestamptz,
      creator_in_at timestamptz,
      conversation_id uuid,
      event_no int not null default 0,
      version int not null default 1,
      wake_at timestamptz,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      unique (buyer_id, request_key),
      check (kind <> 'SESSION' or state = 'UNSCHEDULED' or state = 'CANCELLED'
        or (starts_at is not null and ends_at is not null))
    )`.execute(db);
  await sql`create index bookings_creator on bookings (creator_id, id desc)`.execute(db);
  await sql`create index bookings_buyer on bookings (buyer_id, id desc)`.execute(db);
  await sql`
    create index bookings_creator_open on bookings (creator_id, state)
      where state not in ('COMPLETED', 'CANCELLED')`.execute(db);
  await sql`
    create index bookings_buyer_open on bookings (buyer_id, state)
      where state not in ('COMPLETED', 'CANCELLED')`.execute(db);
  await sql`create index bookings_service on bookings (service_id)`.execute(db);
  await sql`create index bookings_tier on bookings (tier_id)`.execute(db);
  // What is due is found among few of all, also after a restart.
  await sql`
    create index bookings_wake on bookings (wake_at) where wake_at is not null`.execute(db);
  await sql`
    create table booking_events (
      booking_id uuid not null references bookings (id) on delete cascade,
      no int not null,
      kind text not null,
      actor text not null check (actor in ('BUYER', 'CREATOR', 'CLOCK', 'STRIPE', 'STAFF')),
      actor_id uuid references users (id) on delete set null,
      amount int,
      note text,
      at timestamptz not null,
      primary key (booking_id, no)
    )`.execute(db);
  await sql`
    create table booking_answers (
      booking_id uuid not null references bookings (id) on delete cascade,
      question_id uuid not null,
      position int not null,
      text text not null,
      kind text not null,
      is_required boolean not null,
      choices jsonb not null default '[]',
      asked text not null,
      value text,
      file_id uuid,
      answered_at timestamptz,
      primary key (booking_id, question_id)
    )`.execute(db);
  await sql`
    create table booking_deliveries (
      booking_id uuid not null references bookings (id) on delete cascade,
      no int not null,
      note text,
      links jsonb not null default '[]',
      at timestamptz not null,
      primary key (booking_id, no)
    )`.execute(db);
  // What an act decided about money and is to be done at Stripe, in the order of the acts.
  await sql`
    create table booking_money (
      id uuid primary key,
      booking_id uuid not null references bookings (id) on delete cascade,
      no int not null,
      kind text not null check (kind in ('CAPTURE', 'BACK', 'COMPLETE')),
      amount int check (amount > 0),
      reason text,
      tries int not null default 0,
      due_at timestamptz,
      unique (booking_id, no, kind)
    )`.execute(db);
  await sql`
    create index booking_money_due on booking_money (due_at) where due_at is not null`.execute(db);
  await sql`
    create table order_files (
      id uuid primary key,
      owner_id uuid references users (id) on delete set null,
      creator_id uuid references users (id) on delete set null,
      use text not null check (use in ('ANSWER', 'DELIVERY', 'INSTANT')),
      booking_id uuid references bookings (id) on delete set null,
      tier_id uuid references service_tiers (id) on delete set null,
      delivery_no int,
      name text not null,
      bytes bigint not null check (bytes >= 0),
      content_type text not null,
      storage_key text not null unique,
      created_at timestamptz not null,
      arrived_at timestamptz,
      attached_at timestamptz,
      removed_at timestamptz
    )`.execute(db);
  await sql`create index order_files_booking on order_files (booking_id)`.execute(db);
  await sql`create index order_files_tier on order_files (tier_id)`.execute(db);
  await sql`create index order_files_owner on order_files (owner_id)`.execute(db);
  await sql`create index order_files_creator on order_files (creator_id)`.execute(db);
  // What nobody needs any more, found among few of all.
  await sql`
    create index order_files_loose on order_files (created_at)
      where attached_at is null or (booking_id is null and tier_id is null)`.execute(db);
  // A queue may be for those who have bought something of its creator's.
  await sql`
    alter table parties
      drop constraint parties_who_can_join_check,
      add constraint parties_who_can_join_check check
        (who_can_join in ('EVERYONE', 'VERIFIED', 'FOLLOWERS', 'BUYERS', 'INVITED'))`.execute(db);
}
