import { sql, type Kysely } from 'kysely';

/**
 * What was sold, by whom, to whom, and where its money is. Ids of people stay without a foreign key
 * when an account goes, as they do in the ledger; names and addresses go (decision 0059).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table payments (
      id uuid primary key,
      kind text not null,
      ref text not null,
      fee_kind text not null check (fee_kind in ('EXPERIENCE', 'CONTRIBUTION')),
      mode text not null check (mode in ('PAY', 'AUTHORISE', 'SAVE')),
      state text not null check (state in ('OPEN', 'PROCESSING', 'AUTHORISED', 'SAVED', 'PAID',
        'FAILED', 'EXPIRED', 'CANCELLED')),
      seller_id uuid not null,
      buyer_id uuid,
      buyer_email text,
      buyer_name text,
      buyer_locale text not null,
      title text not null,
      amount int not null check (amount > 0),
      currency text not null check (currency in ('EUR', 'USD', 'GBP', 'CHF', 'BRL')),
      fee int not null check (fee between 0 and amount),
      consent text,
      return_path text not null,
      cancel_path text not null,
      version int not null default 1,
      session_id text unique,
      session_url text,
      session_ends_at timestamptz not null,
      hold_until timestamptz not null,
      customer_id text,
      card_id text,
      card_last4 text,
      intent_id text,
      charge_id text,
      stripe_fee int,
      wish text check (wish in ('CAPTURE', 'CANCEL')),
      capture_before timestamptz,
      failure text,
      tries int not null default 0,
      first_try_at timestamptz,
      retry_at timestamptz,
      refunded int not null default 0 check (refunded between 0 and amount),
      charged_back int not null default 0 check (charged_back between 0 and amount),
      fee_returned int not null default 0 check (fee_returned between 0 and fee),
      dispute text check (dispute in ('OPEN', 'WON', 'LOST')),
      check_at timestamptz,
      created_at timestamptz not null,
      paid_at timestamptz,
      completed_at timestamptz,
      unique (kind, ref)
    )`.execute(db);
  await sql`create index payments_check on payments (check_at) where check_at is not null`.execute(
    db,
  );
  await sql`create index payments_seller on payments (seller_id)`.execute(db);
  await sql`create index payments_buyer on payments (buyer_id) where buyer_id is not null`.execute(
    db,
  );
  await sql`create index payments_intent on payments (intent_id) where intent_id is not null`.execute(
    db,
  );

  await sql`
    create table refunds (
      id uuid primary key,
      payment_id uuid not null references payments (id),
      request_key text not null,
      amount int not null check (amount > 0),
      reason text not null,
      state text not null check (state in ('RUNNING', 'SENT', 'FAILED', 'REFUSED')),
      stripe_id text unique,
      created_at timestamptz not null,
      sent_at timestamptz,
      unique (payment_id, request_key)
    )`.execute(db);
  // One at a time: what is left to refund is known only once the one before has ended.
  await sql`
    create unique index refunds_running on refunds (payment_id) where state = 'RUNNING'`.execute(
    db,
  );

  await sql`
    create table disputes (
      id uuid primary key,
      payment_id uuid not null references payments (id),
      stripe_id text not null unique,
      amount int not null check (amount > 0),
      fee int not null,
      net int not null,
      state text not null check (state in ('OPEN', 'WON', 'LOST')),
      reason text not null,
      created_at timestamptz not null,
      reversed_at timestamptz,
      closed_at timestamptz
    )`.execute(db);
  await sql`create index disputes_payment on disputes (payment_id)`.execute(db);

  await sql`
    create table seller_suspensions (
      creator_id uuid primary key,
      reason text not null,
      since timestamptz not null,
      refund_at timestamptz
    )`.execute(db);
}
