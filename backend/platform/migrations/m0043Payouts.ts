import { sql, type Kysely } from 'kysely';

/**
 * What goes to creators. A line is one payment's part; what of it went out and came back is kept on
 * it. Lines outlive the account of their creator without any name, as the books do; so no foreign key.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table payout_accounts (
      user_id uuid primary key references users (id) on delete cascade,
      stripe_account_id text unique,
      account_no int not null default 0,
      country text not null,
      currency text not null,
      details_submitted boolean not null default false,
      charges_enabled boolean not null default false,
      payouts_enabled boolean not null default false,
      currently_due jsonb not null default '[]',
      disabled_reason text,
      bank_last4 text,
      is_gone boolean not null default false,
      held_at timestamptz,
      transfers_at timestamptz,
      linked_at timestamptz,
      checked_at timestamptz,
      listed_at timestamptz,
      updated_at timestamptz not null
    )`.execute(db);
  await sql`
    create index payout_accounts_due on payout_accounts (transfers_at)
      where transfers_at is not null`.execute(db);
  await sql`
    create index payout_accounts_open on payout_accounts (checked_at)
      where stripe_account_id is not null and not is_gone`.execute(db);
  await sql`
    create table bank_payouts (
      id text primary key,
      creator_id uuid not null,
      amount bigint not null,
      currency text not null,
      state text not null check (state in ('ON_ITS_WAY', 'PAID', 'SENT_BACK', 'CANCELLED')),
      was_paid boolean not null default false,
      failure_code text,
      retries int not null default 0,
      retried_at timestamptz,
      arrival_at timestamptz,
      created_at timestamptz not null,
      bank_last4 text
    )`.execute(db);
  await sql`
    create index bank_payouts_creator on bank_payouts (creator_id, created_at desc)`.execute(db);
  await sql`
    create table payout_lines (
      id uuid primary key,
      creator_id uuid not null,
      payment_id uuid not null unique,
      kind text not null check (kind in ('EXPERIENCE', 'CONTRIBUTION')),
      title text not null,
      from_name text,
      href text,
      gross bigint not null check (gross > 0),
      fee bigint not null check (fee >= 0),
      net bigint not null check (net >= 0 and net = gross - fee),
      currency text not null,
      charge_id text not null,
      transfer_group text not null,
      state text not null check (state in
        ('CLEARING', 'AVAILABLE', 'SENT', 'ON_HOLD', 'REFUNDED')),
      gross_back bigint not null default 0 check (gross_back between 0 and gross),
      taken_back bigint not null default 0 check (taken_back between 0 and net),
      is_frozen boolean not null default false,
      transferred bigint not null default 0,
      reversed bigint not null default 0 check (reversed between 0 and transferred),
      netted bigint not null default 0,
      sending bigint check (sending > 0),
      sends int not null default 0,
      bank_payout_id text references bank_payouts (id) on delete set null,
      clears_at timestamptz,
      paid_at timestamptz not null,
      cleared_at timestamptz,
      sent_at timestamptz,
      held_at timestamptz,
      refunded_at timestamptz,
      check (transferred - reversed <= net)
    )`.execute(db);
  await sql`
    create index payout_lines_creator on payout_lines (creator_id, paid_at desc, id desc)`.execute(
    db,
  );
  await sql`
    create index payout_lines_clearing on payout_lines (clears_at)
      where state = 'CLEARING' and clears_at is not null`.execute(db);
  await sql`
    create index payout_lines_clearing_of on payout_lines (creator_id, clears_at)
      where state = 'CLEARING' and clears_at is not null`.execute(db);
  await sql`
    create index payout_lines_sending on payout_lines (creator_id) where sending is not null`.execute(
    db,
  );
  await sql`
    create index payout_lines_open on payout_lines (creator_id, cleared_at)
      where cleared_at is not null and not is_frozen
        and net - taken_back - transferred + reversed - netted <> 0`.execute(db);
  await sql`
    create index payout_lines_on_their_way on payout_lines (creator_id, sent_at)
      where state = 'SENT' and bank_payout_id is null`.execute(db);
  await sql`
    create index payout_lines_bank on payout_lines (bank_payout_id)
      where bank_payout_id is not null`.execute(db);
  await sql`
    create table payout_transfers (
      id text primary key,
      line_id uuid not null references payout_lines (id),
      amount bigint not null check (amount > 0),
      reversed bigint not null default 0 check (reversed between 0 and amount),
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index payout_transfers_line on payout_transfers (line_id)`.execute(db);
  await sql`
    create table payout_returns (
      id uuid primary key,
      line_id uuid not null references payout_lines (id),
      creator_id uuid not null,
      source_id text not null unique,
      what text not null check (what in ('REFUND', 'DISPUTE')),
      gross bigint not null check (gross > 0),
      fee bigint not null check (fee >= 0),
      is_open boolean not null default false,
      at timestamptz not null
    )`.execute(db);
  await sql`
    create index payout_returns_creator on payout_returns (creator_id, at desc, id desc)`.execute(
    db,
  );
}
