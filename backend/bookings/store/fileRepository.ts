import { sql, type Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';

type Db = Kysely<Tables>;

/** Paid, and not given back. */
const IS_BOUGHT = sql<boolean>`delivered_at is not null and money in ('CAPTURED', 'PARTLY_REFUNDED')`;

/** When an instant tier that somebody has was first paid, if its money was not given back; null: never. */
export async function boughtAt(db: Db, tierId: string, recipientId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('bookings')
    .select('paidAt')
    .where('tierId', '=', tierId)
    .where('recipientId', '=', recipientId)
    .where(IS_BOUGHT)
    .orderBy('paidAt')
    .limit(1)
    .executeTakeFirst();
  return row?.paidAt ?? null;
}

/** Whether somebody has bought an instant tier. */
export async function isTierBought(db: Db, tierId: string): Promise<boolean> {
  const row = await db
    .selectFrom('bookings')
    .select('id')
    .where('tierId', '=', tierId)
    .where(IS_BOUGHT)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
