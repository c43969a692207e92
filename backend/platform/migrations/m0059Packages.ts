import { sql, type Kysely } from 'kysely';

/**
 * A tier of several sessions. Each session of a package is a booking with a payment of its own; the
 * payments share one charge.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table service_tiers
      add column sessions int not null default 1 check (sessions between 1 and 10),
      add column use_days int not null default 90 check (use_days between 14 and 365)`.execute(db);
  await sql`
    alter table bookings
      add column package_id uuid,
      add column session_no int not null default 1,
      add column session_count int not null default 1,
      add constraint bookings_session_check check (session_no between 1 and session_count),
      add constraint bookings_package_session unique (package_id, session_no)`.execute(db);
  await sql`
    alter table payments add column charge_of uuid references payments (id)`.execute(db);
  await sql`
    create index payments_charge_of on payments (charge_of) where charge_of is not null`.execute(
    db,
  );
  // What Stripe tells of one charge can concern several payments.
  await sql`
    alter table refunds drop constraint refunds_stripe_id_key,
      add constraint refunds_stripe unique (stripe_id, payment_id)`.execute(db);
  await sql`
    alter table disputes drop constraint disputes_stripe_id_key,
      add constraint disputes_stripe unique (stripe_id, payment_id)`.execute(db);
}
