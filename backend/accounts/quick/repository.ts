import { sql, type Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import { addressHash } from './browserRepository';

type Db = Kysely<Tables>;

/** Whether a user, joined with its row of `quick_accounts`, is a quick account: no confirmed e-mail. */
export const isQuick = sql<boolean>`
  (quick_accounts.user_id is not null and users.email_verified_at is null)`.as('isQuick');

/** Those of these handles that somebody has or gave up. */
export async function takenAmong(db: Db, handles: readonly string[]): Promise<string[]> {
  const given = sql<string>`any(${[...handles]}::text[])`;
  const rows = await db
    .selectFrom('users')
    .select('handle')
    .where('handle', '=', given)
    .union((also) => also.selectFrom('oldHandles').select('handle').where('handle', '=', given))
    .execute();
  return rows.map(({ handle }) => handle);
}

/**
 * Claims the key of a request for an account that is about to be made. False when another call has
 * it; one that runs at the same moment is waited for.
 */
export async function claimQuickAccount(
  db: Db,
  account: { userId: string; requestHash: string; clientIp: string; madeAt: Date },
): Promise<boolean> {
  const { userId, requestHash, clientIp, madeAt } = account;
  const claimed = await db
    .insertInto('quickAccounts')
    .values({ userId, requestHash, madeAt, addressHash: addressHash(clientIp) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('userId')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** The quick account that a request made. */
export function findByRequest(db: Db, requestHash: string) {
  return db
    .selectFrom('quickAccounts')
    .innerJoin('users', 'users.id', 'quickAccounts.userId')
    .select(['quickAccounts.userId', 'quickAccounts.madeAt', 'users.handle'])
    .where('requestHash', '=', requestHash)
    .executeTakeFirst();
}

/**
 * When a quick account was last visited, and whether a browser uses it now (a session that another one
 * stands before is not used); undefined when it is none, or none any more.
 */
export function findVisit(db: Db, userId: string) {
  return db
    .selectFrom('quickAccounts')
    .innerJoin('users', 'users.id', 'quickAccounts.userId')
    .leftJoin('sessions', 'sessions.userId', 'quickAccounts.userId')
    .select(({ fn }) => [
      'quickAccounts.userId',
      'users.handle',
      fn.coalesce(fn.max('sessions.lastSeenAt'), 'quickAccounts.madeAt').as('visitedAt'),
      sql<boolean>`coalesce(
        bool_or(sessions.id is not null and sessions.kept_for is null), false)`.as('isInUse'),
    ])
    .where('quickAccounts.userId', '=', userId)
    .where('users.emailVerifiedAt', 'is', null)
    .groupBy(['quickAccounts.userId', 'users.handle', 'quickAccounts.madeAt'])
    .executeTakeFirst();
}

/** When an account was made by the press that joined. */
export function quickRowOf(db: Db, userId: string) {
  return db
    .selectFrom('quickAccounts')
    .select('madeAt')
    .where('userId', '=', userId)
    .executeTakeFirst();
}

/** Ends what is quick about an account. */
export async function deleteQuickRow(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('quickAccounts').where('userId', '=', userId).execute();
}

/** Whether the job that ends a quick account whose owner left it waits already. */
export async function isLeavingPlanned(db: Db, kind: string, userId: string): Promise<boolean> {
  const { rows } = await sql<{ isPlanned: boolean }>`
    select exists (select from jobs where done_at is null and kind = ${kind}
      and ref ->> 'userId' = ${userId} and ref ->> 'isLeft' = 'true') as is_planned`.execute(db);
  return rows[0]?.isPlanned ?? false;
}

/** The quick account that a session's browser used before. */
export async function quickBefore(db: Db, sessionId: string): Promise<string | null> {
  const row = await db
    .selectFrom('sessions')
    .select('quickUserId')
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return row?.quickUserId ?? null;
}
