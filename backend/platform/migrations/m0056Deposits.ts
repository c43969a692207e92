import { sql, type Kysely } from 'kysely';

/**
 * A tier may ask for half of its price as a deposit. Its orders then have two payments: the first one
 * keeps its card, which is charged with the rest before the start.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table service_tiers add column has_deposit boolean not null default false`.execute(db);
  await sql`
    alter table bookings
      add column deposit int check (deposit > 0 and deposit < price),
      add column balance_asked_at timestamptz,
      add column balance_paid_at timestamptz`.execute(db);
  await sql`
    alter table booking_money drop constraint booking_money_kind_check,
      add constraint booking_money_kind_check check (kind in
        ('CAPTURE', 'BACK', 'COMPLETE', 'BALANCE', 'BALANCE_BACK', 'BALANCE_OFF'))`.execute(db);
  await sql`
    alter table payments add column keeps_card boolean not null default false`.execute(db);
}
