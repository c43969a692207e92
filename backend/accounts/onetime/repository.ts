import type { Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';

type Db = Kysely<Tables>;

/** What is known of an e-mail when somebody asks for a code; one row for every e-mail. */
export async function codeFacts(
  db: Db,
  { email, browserHash, day }: { email: string; browserHash: string; day: string },
) {
  const owner = db
    .selectFrom('users')
    .where('email', '=', email)
    .where('emailVerifiedAt', 'is not', null);
  return db
    .selectNoFrom((known) => [
      owner.select('locale').as('locale'),
      owner.select('users.id').as('userId'),
      owner
        .innerJoin('knownBrowsers as browser', 'browser.userId', 'users.id')
        .select('browser.userId')
        .where('browser.browserHash', '=', browserHash)
        .as('knownTo'),
      known
        .selectFrom('codeFailures')
        .select('count')
        .where('email', '=', email)
        .where('day', '=', day)
        .as('failures'),
    ])
    .executeTakeFirstOrThrow();
}

/** Stores a code; unused ones of the same e-mail and browser end. */
export async function replaceCode(
  db: Db,
  code: {
    id: string;
    email: string;
    browserHash: string;
    codeHash: string;
    createdAt: Date;
    expiresAt: Date;
  },
): Promise<void> {
  await db
    .updateTable('oneTimeCodes')
    .set({ usedAt: code.createdAt })
    .where('email', '=', code.email)
    .where('browserHash', '=', code.browserHash)
    .where('usedAt', 'is', null)
    .execute();
  await db.insertInto('oneTimeCodes').values(code).execute();
}

/** The newest code of an e-mail and a browser, locked. */
export function lockCode(db: Db, email: string, browserHash: string) {
  return db
    .selectFrom('oneTimeCodes')
    .selectAll()
    .where('email', '=', email)
    .where('browserHash', '=', browserHash)
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
}

export async function useCode(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('oneTimeCodes').set({ usedAt: now }).where('id', '=', id).execute();
}

/** Counts a wrong try at a code. */
export async function countAttempt(db: Db, id: string): Promise<void> {
  await db
    .updateTable('oneTimeCodes')
    .set((row) => ({ attempts: row('attempts', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Wrong tries for an e-mail on a day. */
export async function failuresOf(
  db: Db,
  { email, day }: { email: string; day: string },
): Promise<number> {
  const row = await db
    .selectFrom('codeFailures')
    .select('count')
    .where('email', '=', email)
    .where('day', '=', day)
    .executeTakeFirst();
  return row?.count ?? 0;
}

/** Counts a wrong try for an e-mail; returns how many it has had today. */
export async function countFailure(
  db: Db,
  { email, day }: { email: string; day: string },
): Promise<number> {
  const { count } = await db
    .insertInto('codeFailures')
    .values({ email, day, count: 1 })
    .onConflict((conflict) =>
      conflict.columns(['email', 'day']).doUpdateSet((row) => ({
        count: row('codeFailures.count', '+', 1),
      })),
    )
    .returning('count')
    .executeTakeFirstOrThrow();
  return count;
}

/** The account that has confirmed this e-mail. */
export function findOwner(db: Db, email: string) {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'firstName', 'emailVerifiedAt', 'locale', 'timeZone'])
    .where('email', '=', email)
    .where('emailVerifiedAt', 'is not', null)
    .executeTakeFirst();
}

/** Forgets what was mailed to an address, and the wrong tries for it. */
export async function forgetCodes(db: Db, email: string): Promise<void> {
  await db.deleteFrom('oneTimeCodes').where('email', '=', email).execute();
  await db.deleteFrom('codeFailures').where('email', '=', email).execute();
}
