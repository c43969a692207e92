import { sql, type Kysely } from 'kysely';

/** Operators look a payment up by the charge that Stripe's dashboard shows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index payments_charge on payments (charge_id) where charge_id is not null`.execute(db);
}
