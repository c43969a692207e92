import type { Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import type { AccountCodesTable } from '@/backend/accounts/tables';

type Db = Kysely<Tables>;
type CodeKind = AccountCodesTable['kind'];

interface NewCodeRow {
  id: string;
  userId: string;
  kind: CodeKind;
  secretHash: string;
  target: string;
  createdAt: Date;
  expiresAt: Date;
}

export async function insertCode(db: Db, code: NewCodeRow): Promise<void> {
  await db.insertInto('accountCodes').values(code).execute();
}

/** A link with the account it belongs to; locked where `forUpdate`, so that one use waits for another. */
export function findLink(db: Db, secretHash: string, { forUpdate = false } = {}) {
  return db
    .selectFrom('accountCodes')
    .innerJoin('users', 'users.id', 'accountCodes.userId')
    .select([
      'accountCodes.id',
      'accountCodes.kind',
      'accountCodes.target',
      'accountCodes.attempts',
      'accountCodes.expiresAt',
      'accountCodes.usedAt',
      'users.id as userId',
      'users.email',
      'users.emailVerifiedAt',
      'users.handle',
      'users.firstName',
      'users.locale',
      'users.timeZone',
    ])
    .where('accountCodes.secretHash', '=', secretHash)
    .where('accountCodes.kind', '!=', 'PHONE')
    .$if(forUpdate, (query) => query.forUpdate(['accountCodes', 'users']))
    .executeTakeFirst();
}

/** The newest texted code of a user, locked. */
export function lockPhoneCode(db: Db, userId: string) {
  return db
    .selectFrom('accountCodes')
    .selectAll()
    .where('userId', '=', userId)
    .where('kind', '=', 'PHONE')
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
}

export async function countAttempt(db: Db, id: string): Promise<void> {
  await db
    .updateTable('accountCodes')
    .set((row) => ({ attempts: row('attempts', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Ends every unused secret of these kinds: the one just used among them. */
export async function endCodes(
  db: Db,
  userId: string,
  kinds: readonly CodeKind[],
  now: Date,
): Promise<void> {
  await db
    .updateTable('accountCodes')
    .set({ usedAt: now })
    .where('userId', '=', userId)
    .where('kind', 'in', kinds)
    .where('usedAt', 'is', null)
    .execute();
}

/** What the mails and checks of account security need; null locks nothing. */
export function findSecurity(db: Db, userId: string) {
  return db
    .selectFrom('users')
    .select([
      'id',
      'email',
      'emailVerifiedAt',
      'handle',
      'firstName',
      'locale',
      'timeZone',
      'passwordHash',
    ])
    .where('id', '=', userId)
    .executeTakeFirst();
}

export function findSecurityByEmail(db: Db, email: string) {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'emailVerifiedAt', 'firstName', 'locale'])
    .where('email', '=', email)
    .executeTakeFirst();
}

/** Changes columns of one user. A conflict with another user's value is the database's error. */
export async function updateUser(
  db: Db,
  userId: string,
  change: {
    passwordHash?: string;
    email?: string;
    emailVerifiedAt?: Date;
    phone?: string;
    phoneVerifiedAt?: Date;
    updatedAt: Date;
  },
): Promise<void> {
  await db.updateTable('users').set(change).where('id', '=', userId).execute();
}
