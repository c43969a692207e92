import { sql, type Kysely } from 'kysely';
import { isQuick } from '@/backend/accounts/quick/repository';
import type { Tables } from '@/backend/platform/tables';

type Db = Kysely<Tables>;

const MOST_SHOWN = 50;

interface NewSessionRow {
  id: string;
  tokenHash: string;
  userId: string;
  createdAt: Date;
  lastSeenAt: Date;
  expiresAt: Date;
  clientAgent: string;
  quickUserId: string | null;
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
  isQuick: boolean;
}

/** Returns the sessions that these hashes name. */
export function findSessions(db: Db, tokenHashes: readonly string[]): Promise<SessionRow[]> {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .leftJoin('quickAccounts', 'quickAccounts.userId', 'users.id')
    .select([
      'sessions.tokenHash',
      'sessions.id as sessionId',
      'sessions.lastSeenAt',
      'sessions.expiresAt',
      'users.id as userId',
      'users.userType',
      'users.handle',
      isQuick,
    ])
    .where('sessions.tokenHash', '=', sql<string>`any(${[...tokenHashes]}::text[])`)
    .execute();
}

/** Writes new times. Of several requests at once only one writes. */
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

/** Gives a session another token; undefined when it is gone. */
export function replaceToken(db: Db, sessionId: string, tokenHash: string) {
  return db
    .updateTable('sessions')
    .set({ tokenHash })
    .where('id', '=', sessionId)
    .returning('expiresAt')
    .executeTakeFirst();
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

/** Live sessions of a user, the last used first. */
export function findSessionsOf(db: Db, userId: string, limits: { now: Date; idleSince: Date }) {
  return db
    .selectFrom('sessions')
    .select(['id', 'clientAgent', 'createdAt', 'lastSeenAt'])
    .where('userId', '=', userId)
    .where('expiresAt', '>', limits.now)
    .where('lastSeenAt', '>', limits.idleSince)
    .orderBy('lastSeenAt', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_SHOWN)
    .execute();
}

/** Deletes a user's session. Returns whether there was one. */
export async function deleteSessionOf(db: Db, userId: string, sessionId: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .where('id', '=', sessionId)
    .returning('id')
    .executeTakeFirst();
  return gone !== undefined;
}

/** Ends every session of a user but one (null: every one). Returns how many there were. */
export async function deleteOtherSessions(
  db: Db,
  userId: string,
  exceptId: string | null,
): Promise<number> {
  const gone = await db
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .$if(exceptId !== null, (query) => query.where('id', '!=', exceptId))
    .returning('id')
    .execute();
  return gone.length;
}
