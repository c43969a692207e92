import { sql, type Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import type { Currency } from '@/lib/shared/money/money';
import type { BankPayoutState } from '@/lib/shared/payouts/payouts';

type Db = Kysely<Tables>;

/** A payout to a bank, as Stripe has it. */
export interface BankFacts {
  id: string;
  creatorId: string;
  amount: number;
  currency: Currency;
  state: BankPayoutState;
  failureCode: string | null;
  arrivalAt: Date | null;
  createdAt: Date;
  /** Of the bank it went to; another one since changes nothing. */
  bankLast4: string | null;
}

/**
 * Keeps what a payout is now; its row is held until the transaction ends. Returns whether it was paid,
 * and what was known of it before; null: nothing.
 */
export async function savePayout(
  db: Db,
  payout: BankFacts,
): Promise<{ wasPaid: boolean; before: BankPayoutState | null }> {
  const { id, state, failureCode, arrivalAt } = payout;
  const added = await db
    .insertInto('bankPayouts')
    .values(payout)
    .onConflict((conflict) => conflict.doNothing())
    .returning('wasPaid')
    .executeTakeFirst();
  if (added) return { wasPaid: added.wasPaid, before: null };
  const known = await db
    .selectFrom('bankPayouts')
    .select(['wasPaid', 'state'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await db
    .updateTable('bankPayouts')
    .set({ state, failureCode, arrivalAt })
    .where('id', '=', id)
    .execute();
  return { wasPaid: known.wasPaid, before: known.state };
}

/** Its arrival is in the books. */
export async function markPaid(db: Db, id: string): Promise<void> {
  await db.updateTable('bankPayouts').set({ wasPaid: true }).where('id', '=', id).execute();
}

/** A payout of a creator. */
export function findPayout(db: Db, id: string, creatorId: string) {
  return db
    .selectFrom('bankPayouts')
    .selectAll()
    .where('id', '=', id)
    .where('creatorId', '=', creatorId)
    .executeTakeFirst();
}

/** Sending it once more was refused; two that were refused together count once. */
export async function countRetry(db: Db, id: string, before: number): Promise<void> {
  await db
    .updateTable('bankPayouts')
    .set({ retries: before + 1 })
    .where('id', '=', id)
    .where('retries', '=', before)
    .execute();
}

/** It was sent once more. */
export async function markRetried(db: Db, id: string, at: Date): Promise<void> {
  await db
    .updateTable('bankPayouts')
    .set({ retriedAt: at })
    .where('id', '=', id)
    .where('retriedAt', 'is', null)
    .execute();
}

/** Lines that went to Stripe before a payout and fit into it are in it, the oldest first. */
export async function attachLines(db: Db, payout: BankFacts): Promise<void> {
  const { id, creatorId, amount, createdAt } = payout;
  await sql`
    update payout_lines set bank_payout_id = ${id} where id in (
      select id from (
        select id, sum(transferred - reversed) over (order by sent_at, id) as running
        from payout_lines
        where creator_id = ${creatorId} and state = 'SENT' and bank_payout_id is null
          and sent_at <= ${createdAt}
      ) as waiting
      where running <= ${amount} - (
        select coalesce(sum(transferred - reversed), 0) from payout_lines
        where bank_payout_id = ${id})
    )`.execute(db);
}

/** Lines of a payout that came back wait for the next one. */
export async function detachLines(db: Db, id: string): Promise<void> {
  await db
    .updateTable('payoutLines')
    .set({ bankPayoutId: null })
    .where('bankPayoutId', '=', id)
    .execute();
}

/** An account with money on its way whose payouts were not listed since. */
export async function accountToList(db: Db, before: Date) {
  const { rows } = await sql<{ userId: string; stripeAccountId: string }>`
    select user_id, stripe_account_id from payout_accounts a
    where stripe_account_id is not null and not is_gone
      and (listed_at is null or listed_at < ${before})
      and (exists (
          select from payout_lines where creator_id = a.user_id and state = 'SENT'
            and bank_payout_id is null)
        or exists (
          select from bank_payouts where creator_id = a.user_id and state = 'ON_ITS_WAY'))
    order by listed_at nulls first limit 1`.execute(db);
  return rows[0];
}

/** What has left a creator's account at Stripe and has not arrived. */
export async function onItsWayOf(db: Db, creatorId: string, currency: Currency): Promise<number> {
  const { sum } = await db
    .selectFrom('bankPayouts')
    .select((row) => sql<number>`coalesce(sum(${row.ref('amount')}), 0)::int`.as('sum'))
    .where('creatorId', '=', creatorId)
    .where('currency', '=', currency)
    .where('state', '=', 'ON_ITS_WAY')
    .executeTakeFirstOrThrow();
  return sum;
}

/** Every payout of a creator, for the file of their data. */
export function payoutsOf(db: Db, creatorId: string) {
  return db
    .selectFrom('bankPayouts')
    .select(['amount', 'currency', 'state', 'failureCode', 'arrivalAt', 'createdAt', 'bankLast4'])
    .where('creatorId', '=', creatorId)
    .orderBy('createdAt')
    .execute();
}

export async function deletePayouts(db: Db, creatorId: string): Promise<void> {
  await db.deleteFrom('bankPayouts').where('creatorId', '=', creatorId).execute();
}
