import { sql, type Kysely } from 'kysely';

/** Cases: what the two sides of an order ask of each other when something went wrong. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table bookings
      add column case_from text,
      add column disputed_at timestamptz,
      add column case_turn text check (case_turn in ('BUYER', 'CREATOR')),
      add column case_until timestamptz,
      add column had_case boolean not null default false`.execute(db);
  await sql`alter table payments add column held_at timestamptz`.execute(db);
  await sql`
    create table resolution_cases (
      id uuid primary key,
      booking_id uuid not null references bookings (id) on delete cascade,
      kind text not null check (kind in ('EXTEND', 'PARTIAL', 'CANCEL', 'NOT_DELIVERED',
        'NOT_AS_SOLD', 'NO_SHOW')),
      state text not null check (state in ('OPEN', 'RULED', 'REFUSED', 'ESCALATED', 'CLOSED')),
      opened_by text not null check (opened_by in ('BUYER', 'CREATOR')),
      proposed_by text not null check (proposed_by in ('BUYER', 'CREATOR')),
      turn text check (turn in ('BUYER', 'CREATOR')),
      amount int check (amount > 0),
      new_due timestamptz,
      rule text check (rule in ('CREATOR_ABSENT', 'BUYER_ABSENT', 'LATE')),
      outcome text check (outcome in ('AGREED', 'SILENCE', 'RULED', 'DECIDED', 'REFUSED',
        'WITHDRAWN', 'OVERTAKEN')),
      refund int check (refund >= 0),
      changes int not null default 0,
      version int not null default 1,
      opened_at timestamptz not null,
      deadline_at timestamptz,
      escalated_at timestamptz,
      closed_at timestamptz,
      check ((state = 'CLOSED') = (outcome is not null)),
      check ((state = 'CLOSED') = (closed_at is not null))
    )`.execute(db);
  // One at a time, whoever of the two is faster.
  await sql`
    create unique index resolution_cases_open on resolution_cases (booking_id)
      where state <> 'CLOSED'`.execute(db);
  await sql`
    create index resolution_cases_booking on resolution_cases (booking_id, id desc)`.execute(db);
  await sql`
    create index resolution_cases_due on resolution_cases (deadline_at)
      where deadline_at is not null`.execute(db);
  await sql`
    create index resolution_cases_escalated on resolution_cases (escalated_at, id)
      where state = 'ESCALATED'`.execute(db);
  await sql`
    create table case_steps (
      case_id uuid not null references resolution_cases (id) on delete cascade,
      no int not null,
      kind text not null check (kind in ('OPENED', 'CHANGED', 'REFUSED', 'ESCALATED', 'AGREED',
        'RULED', 'DECIDED', 'WITHDRAWN', 'CLOSED')),
      actor text not null check (actor in ('BUYER', 'CREATOR', 'CLOCK', 'STAFF')),
      actor_id uuid references users (id) on delete set null,
      amount int,
      new_due timestamptz,
      words text,
      at timestamptz not null,
      primary key (case_id, no)
    )`.execute(db);
}
