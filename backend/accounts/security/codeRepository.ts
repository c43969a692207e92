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
  codeHash: string | null;
  target: string;
  sessionId: string | null;
  createdAt: Date;
  expiresAt: Date;
}

export async function insertCode(db: Db, code: NewCodeRow): Promise<void> {
  await db.insertInto('accountCodes').values(code).execute();
}

function codes(db: Db) {
  return db
    .selectFrom('accountCodes')
    .innerJoin('users', 'users.id', 'accountCodes.userId')
    .select([
      'accountCodes.id',
      'accountCodes.kind',
      'accountCodes.target',
      'accountCodes.codeHash',
      'accountCodes.sessionId',
      'accountCodes.attempts',
      'accountCodes.createdAt',
      'accountCodes.expiresAt',
      'accountCodes.usedAt',
      'users.id as userId',
      'users.email',
      'users.emailVerifiedAt',
      'users.handle',
      'users.firstName',
      'users.locale',
      'users.timeZone',
    ]);
}

/** A link with the account it belongs to; locked where `forUpdate`, so that one use waits for another. */
export function findLink(db: Db, secretHash: string, { forUpdate = false } = {}) {
  return codes(db)
    .where('accountCodes.secretHash', '=', secretHash)
    .$if(forUpdate, (query) => query.forUpdate(['accountCodes', 'users']))
    .executeTakeFirst();
}

/** The newest code that a user can type in this session (null: in any), with the account, locked. */
export function lockTypedCode(
  db: Db,
  userId: string,
  { kinds, sessionId }: { kinds: readonly CodeKind[]; sessionId: string | null },
) {
  return codes(db)
    .where('accountCodes.userId', '=', userId)
    .where('accountCodes.kind', 'in', kinds)
    .where('accountCodes.codeHash', 'is not', null)
    .$if(sessionId !== null, (query) => query.where('accountCodes.sessionId', '=', sessionId))
    .orderBy('accountCodes.id', 'desc')
    .limit(1)
    .forUpdate(['accountCodes', 'users'])
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

/** Claims an address for a user who has confirmed none. */
export async function claimEmail(
  db: Db,
  userId: string,
  { email, now }: { email: string; now: Date },
): Promise<void> {
  await db
    .updateTable('users')
    .set({ email, updatedAt: now })
    .where('id', '=', userId)
    .where('emailVerifiedAt', 'is', null)
    .execute();
}

/** Changes columns of one user. A conflict with another user's value is the database's error. */
export async function updateUser(
  db: Db,
  userId: string,
  change: {
    passwordHash?: string | null;
    googleSub?: null;
    email?: string;
    emailVerifiedAt?: Date;
    phone?: string | null;
    phoneVerifiedAt?: Date | null;
    updatedAt: Date;
  },
): Promise<void> {
  await db.updateTable('users').set(change).where('id', '=', userId).execute();
}
