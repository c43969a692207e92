import type { Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';

type Db = Kysely<Tables>;

/** Also forgets what nobody came back for. */
export async function insertNonce(
  db: Db,
  nonce: { nonceHash: string; expiresAt: Date },
  now: Date,
): Promise<void> {
  await db
    .with('forgotten', (forget) => forget.deleteFrom('signInNonces').where('expiresAt', '<=', now))
    .insertInto('signInNonces')
    .values(nonce)
    .execute();
}

export async function isNonceLive(db: Db, nonceHash: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('signInNonces')
    .select('nonceHash')
    .where('nonceHash', '=', nonceHash)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/** True for one caller only, however many ask at once. */
export async function useNonce(db: Db, nonceHash: string, now: Date): Promise<boolean> {
  const used = await db
    .deleteFrom('signInNonces')
    .where('nonceHash', '=', nonceHash)
    .where('expiresAt', '>', now)
    .returning('nonceHash')
    .executeTakeFirst();
  return used !== undefined;
}

export async function findIdBySub(db: Db, googleSub: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('googleSub', '=', googleSub)
    .executeTakeFirst();
  return row?.id;
}

/** The local account that has confirmed an e-mail, its row held until the transaction ends. */
export function lockByEmail(db: Db, email: string) {
  return db
    .selectFrom('users')
    .select(['id', 'googleSub', 'emailVerifiedAt', 'email', 'firstName', 'locale', 'timeZone'])
    .where('email', '=', email)
    .where('emailVerifiedAt', 'is not', null)
    .forUpdate()
    .executeTakeFirst();
}

/** Ties a Google identity to an account; it is no other account's: look first. */
export async function linkSub(
  db: Db,
  userId: string,
  change: { googleSub: string; now: Date },
): Promise<void> {
  await db
    .updateTable('users')
    .set({ googleSub: change.googleSub, updatedAt: change.now })
    .where('id', '=', userId)
    .execute();
}
