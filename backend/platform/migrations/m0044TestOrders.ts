import { sql, type Kysely } from 'kysely';

/**
 * Test orders: what proves the path of money in demo and development. One buyer has at most one
 * unpaid order of each sort: a second tab pays the same one. Ids of sellers stay, as in the ledger.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table test_orders (
      id uuid primary key,
      buyer_id uuid not null references users (id) on delete cascade,
      seller_id uuid not null,
      request_key text not null,
      title text not null,
      fee_kind text not null check (fee_kind in ('EXPERIENCE', 'CONTRIBUTION')),
      mode text not null check (mode in ('PAY', 'AUTHORISE', 'SAVE')),
      amount int not null,
      currency text not null,
      state text not null check (state in ('OPEN', 'AUTHORISED', 'SAVED', 'PAID', 'FAILED',
        'EXPIRED', 'REFUNDED', 'DISPUTED')),
      completed_at timestamptz,
      created_at timestamptz not null,
      unique (buyer_id, request_key)
    )`.execute(db);
  await sql`
    create unique index test_orders_open
      on test_orders (buyer_id, seller_id, fee_kind, mode, amount, currency)
      where state = 'OPEN'`.execute(db);
  await sql`create index test_orders_newest on test_orders (buyer_id, created_at)`.execute(db);
}
