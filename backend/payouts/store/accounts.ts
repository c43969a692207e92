import { sql, type Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import type { Currency } from '@/lib/shared/money/money';

type Db = Kysely<Tables>;

/** The payout account of a creator. */
export function findAccount(db: Db, userId: string) {
  return db
    .selectFrom('payoutAccounts')
    .selectAll()
    .where('userId', '=', userId)
    .executeTakeFirst();
}

/** A row of an account. */
export type AccountRow = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

/** The same, held until the transaction ends. */
export function lockAccount(db: Db, userId: string): Promise<AccountRow | undefined> {
  return db
    .selectFrom('payoutAccounts')
    .selectAll()
    .where('userId', '=', userId)
    .forUpdate()
    .executeTakeFirst();
}

/** The account that Stripe knows by this id. */
export function findByStripeId(db: Db, stripeAccountId: string): Promise<AccountRow | undefined> {
  return db
    .selectFrom('payoutAccounts')
    .selectAll()
    .where('stripeAccountId', '=', stripeAccountId)
    .executeTakeFirst();
}

/** Notes the choice; one of another country begins with a new account at Stripe. */
export async function saveChoice(
  db: Db,
  choice: { userId: string; country: string; currency: Currency; updatedAt: Date },
): Promise<void> {
  await db
    .insertInto('payoutAccounts')
    .values(choice)
    .onConflict((conflict) =>
      conflict.column('userId').doUpdateSet({
        country: choice.country,
        currency: choice.currency,
        updatedAt: choice.updatedAt,
      }),
    )
    .execute();
}

const NO_STRIPE_ACCOUNT = {
  stripeAccountId: null,
  detailsSubmitted: false,
  chargesEnabled: false,
  payoutsEnabled: false,
  currentlyDue: '[]',
  disabledReason: null,
  bankLast4: null,
  isGone: false,
  linkedAt: null,
  checkedAt: null,
};

/** Lets go of the account at Stripe: the next press makes another one. */
export async function dropStripeAccount(db: Db, userId: string, updatedAt: Date): Promise<void> {
  await db
    .updateTable('payoutAccounts')
    .set({ ...NO_STRIPE_ACCOUNT, updatedAt })
    .where('userId', '=', userId)
    .execute();
}

/** Keeps the id of a new account; the first one wins. */
export async function setStripeAccount(
  db: Db,
  userId: string,
  stripeAccountId: string,
): Promise<void> {
  await db
    .updateTable('payoutAccounts')
    .set({ stripeAccountId, accountNo: sql<number>`account_no + 1` })
    .where('userId', '=', userId)
    .where('stripeAccountId', 'is', null)
    .execute();
}

/** What Stripe says of an account. */
export interface AccountFacts {
  detailsSubmitted: boolean;
  chargesEnabled: boolean;
  payoutsEnabled: boolean;
  currentlyDue: readonly string[];
  disabledReason: string | null;
  bankLast4: string | null;
}

export async function saveFacts(
  db: Db,
  stripeAccountId: string,
  { currentlyDue, ...facts }: AccountFacts,
  at: Date,
): Promise<void> {
  await db
    .updateTable('payoutAccounts')
    .set({ ...facts, currentlyDue: JSON.stringify(currentlyDue), checkedAt: at, updatedAt: at })
    .where('stripeAccountId', '=', stripeAccountId)
    .execute();
}

/** The creator has taken us out of their account. */
export async function markGone(db: Db, stripeAccountId: string, at: Date): Promise<void> {
  await db
    .updateTable('payoutAccounts')
    .set({ isGone: true, chargesEnabled: false, payoutsEnabled: false, updatedAt: at })
    .where('stripeAccountId', '=', stripeAccountId)
    .execute();
}

type TimeName = 'linkedAt' | 'heldAt' | 'transfersAt' | 'checkedAt' | 'listedAt';
type Times = Partial<Pick<AccountRow, TimeName>>;

/** Notes when something of an account was, or is to be. */
export async function setTimes(db: Db, userId: string, times: Times): Promise<void> {
  await db.updateTable('payoutAccounts').set(times).where('userId', '=', userId).execute();
}

/** Plans the next transfers, unless they are planned. */
export async function planTransfers(db: Db, userId: string, at: Date): Promise<void> {
  await db
    .updateTable('payoutAccounts')
    .set({ transfersAt: at })
    .where('userId', '=', userId)
    .where('transfersAt', 'is', null)
    .execute();
}

/** Whose money is due to go out. */
export async function creatorWithDueTransfers(db: Db, now: Date): Promise<string | undefined> {
  const row = await db
    .selectFrom('payoutAccounts')
    .select('userId')
    .where('transfersAt', '<=', now)
    .orderBy('transfersAt')
    .limit(1)
    .executeTakeFirst();
  return row?.userId;
}

/** The connected account behind `after`, in the order of ids; undefined: it was the last. */
export async function nextConnected(
  db: Db,
  after: string,
): Promise<{ userId: string; stripeAccountId: string } | undefined> {
  const row = await db
    .selectFrom('payoutAccounts')
    .select(['userId', 'stripeAccountId'])
    .where('userId', '>', after)
    .where('stripeAccountId', 'is not', null)
    .where('isGone', '=', false)
    .orderBy('userId')
    .limit(1)
    .executeTakeFirst();
  if (!row?.stripeAccountId) return undefined;
  return { userId: row.userId, stripeAccountId: row.stripeAccountId };
}

/** An account at Stripe that is not ready, linked to lately and not looked at since. */
export function accountToCheck(
  db: Db,
  { linkedSince, checkedBefore }: { linkedSince: Date; checkedBefore: Date },
): Promise<AccountRow | undefined> {
  return db
    .selectFrom('payoutAccounts')
    .selectAll()
    .where('stripeAccountId', 'is not', null)
    .where('isGone', '=', false)
    .where('linkedAt', '>', linkedSince)
    .where(sql<boolean>`not (details_submitted and charges_enabled and payouts_enabled)`)
    .where(sql<boolean>`(checked_at is null or checked_at < ${checkedBefore})`)
    .orderBy('checkedAt', (order) => order.asc().nullsFirst())
    .limit(1)
    .executeTakeFirst();
}

export async function deleteAccount(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('payoutAccounts').where('userId', '=', userId).execute();
}
