import { sql, type Kysely } from 'kysely';
import { isQuick } from '@/backend/accounts/quick/repository';
import type { Tables } from '@/backend/platform/tables';

type Db = Kysely<Tables>;

interface NewUserRow {
  id: string;
  handle: string;
  /** Null: none. */
  email: string | null;
  firstName: string;
  lastName: string;
  userType: 'CREATOR' | 'FAN';
  passwordHash: string | null;
  googleSub?: string;
  emailVerifiedAt?: Date | null;
  hasChosenHandle?: boolean;
  hasChosenType?: boolean;
  locale: string;
  createdAt: Date;
  updatedAt: Date;
}

const PUBLIC_COLUMNS = [
  'id',
  'handle',
  'firstName',
  'lastName',
  'userType',
  'extraPublic',
] as const;

/**
 * Stores a user. Returns false when somebody has the handle already, or has confirmed the e-mail
 * that this one brings confirmed. The indexes decide, so two sign-ups at once cannot both succeed.
 */
export async function insertUser(db: Db, user: NewUserRow): Promise<boolean> {
  const inserted = await db
    .insertInto('users')
    .values(user)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** The account that has confirmed this e-mail: there is one at most. */
export function findByEmail(db: Db, email: string) {
  return db
    .selectFrom('users')
    .select(['id', 'handle', 'email', 'emailVerifiedAt', 'firstName', 'locale', 'passwordHash'])
    .where('email', '=', email)
    .where('emailVerifiedAt', 'is not', null)
    .executeTakeFirst();
}

export function findByHandle(db: Db, handle: string) {
  return db
    .selectFrom('users')
    .select(['id', 'passwordHash'])
    .where('handle', '=', handle)
    .executeTakeFirst();
}

/** `sessionId`: the one they use; of another account's nothing is told. */
export function findOwnUser(db: Db, userId: string, sessionId: string | null) {
  const canSwitch = sql<boolean>`exists (
    select from sessions s where s.id = ${sessionId} and s.user_id = users.id
      and (coalesce(s.quick_user_id, s.kept_for) is not null
        or exists (select from sessions kept where kept.kept_for = s.id)))`;
  return db
    .selectFrom('users')
    .leftJoin('quickAccounts', 'quickAccounts.userId', 'users.id')
    .select([
      ...PUBLIC_COLUMNS,
      'email',
      'emailVerifiedAt',
      'phone',
      'phoneVerifiedAt',
      'passwordHash',
      'hasChosenHandle',
      'hasChosenType',
      'hasRocky',
      isQuick,
      canSwitch.as('canSwitch'),
    ])
    .where('id', '=', userId)
    .executeTakeFirst();
}

/** Returns those of these users who have confirmed their address. */
export async function verifiedAmong(db: Db, userIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('id', 'in', [...userIds])
    .where('emailVerifiedAt', 'is not', null)
    .execute();
  return rows.map(({ id }) => id);
}

export function findPublicUserByHandle(db: Db, handle: string) {
  return db
    .selectFrom('users')
    .select(PUBLIC_COLUMNS)
    .where('handle', '=', handle)
    .executeTakeFirst();
}

export function findPublicUsers(db: Db, userIds: string[]) {
  return db.selectFrom('users').select(PUBLIC_COLUMNS).where('id', 'in', userIds).execute();
}

export async function replacePasswordHash(
  db: Db,
  userId: string,
  change: { from: string; to: string; now: Date },
): Promise<void> {
  await db
    .updateTable('users')
    .set({ passwordHash: change.to, updatedAt: change.now })
    .where('id', '=', userId)
    .where('passwordHash', '=', change.from)
    .execute();
}

/** Whether an error is that of this unique index: another account has the value. */
export function isConflictOf(error: unknown, constraint: string): boolean {
  const { code, constraint: broken } = error as { code?: unknown; constraint?: unknown };
  return code === '23505' && broken === constraint;
}

/** Holds the row of an account until the transaction ends: what it has at most is counted by one at a time. */
export async function holdUser(db: Db, userId: string): Promise<void> {
  await db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}
