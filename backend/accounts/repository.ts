import { sql, type Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';

type Db = Kysely<Tables>;

interface NewUserRow {
  id: string;
  handle: string;
  email: string;
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

interface NewSessionRow {
  id: string;
  tokenHash: string;
  userId: string;
  createdAt: Date;
  lastSeenAt: Date;
  expiresAt: Date;
  clientAgent: string;
}

const PUBLIC_COLUMNS = [
  'id',
  'handle',
  'firstName',
  'lastName',
  'userType',
  'extraPublic',
] as const;

/** False when the e-mail or the handle is someone's already; the indexes decide, not a look before. */
export async function insertUser(db: Db, user: NewUserRow): Promise<boolean> {
  const inserted = await db
    .insertInto('users')
    .values(user)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function isEmailTaken(db: Db, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst();
  return row !== undefined;
}

export function findCredentials(db: Db, email: string) {
  return db
    .selectFrom('users')
    .select(['id', 'passwordHash'])
    .where('email', '=', email)
    .executeTakeFirst();
}

export function findOwnUser(db: Db, userId: string) {
  return db
    .selectFrom('users')
    .select([
      ...PUBLIC_COLUMNS,
      'email',
      'emailVerifiedAt',
      'phone',
      'phoneVerifiedAt',
      'passwordHash',
      'hasChosenHandle',
      'hasChosenType',
    ])
    .where('id', '=', userId)
    .executeTakeFirst();
}

/** Those of these users who have confirmed their address. */
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

export async function insertSession(db: Db, session: NewSessionRow): Promise<void> {
  await db.insertInto('sessions').values(session).execute();
}

/** A session with its owner. */
export interface SessionRow {
  tokenHash: string;
  sessionId: string;
  lastSeenAt: Date;
  expiresAt: Date;
  userId: string;
  userType: 'CREATOR' | 'FAN';
  handle: string;
}

/** The sessions that these hashes name. */
export function findSessions(db: Db, tokenHashes: readonly string[]): Promise<SessionRow[]> {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select([
      'sessions.tokenHash',
      'sessions.id as sessionId',
      'sessions.lastSeenAt',
      'sessions.expiresAt',
      'users.id as userId',
      'users.userType',
      'users.handle',
    ])
    .where('sessions.tokenHash', '=', sql<string>`any(${[...tokenHashes]}::text[])`)
    .execute();
}

/** Of several requests at once only one writes. */
export async function touchSession(
  db: Db,
  sessionId: string,
  seenBefore: Date,
  times: { lastSeenAt: Date; expiresAt: Date },
): Promise<void> {
  await db
    .updateTable('sessions')
    .set(times)
    .where('id', '=', sessionId)
    .where('lastSeenAt', '=', seenBefore)
    .execute();
}

export async function deleteSession(db: Db, sessionId: string): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', sessionId).execute();
}

export async function deleteDeadSessions(
  db: Db,
  userId: string,
  limits: { now: Date; idleSince: Date },
): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .where((where) =>
      where.or([where('expiresAt', '<=', limits.now), where('lastSeenAt', '<=', limits.idleSince)]),
    )
    .execute();
}
