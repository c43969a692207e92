import type { Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';

type Db = Kysely<Tables>;

const MOST_SHOWN = 50;

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

/** Answers whether this user had that session. */
export async function deleteSessionOf(db: Db, userId: string, sessionId: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .where('id', '=', sessionId)
    .returning('id')
    .executeTakeFirst();
  return gone !== undefined;
}

/** Ends every session of a user but one (null: every one), and answers how many there were. */
export async function deleteOtherSessions(
  db: Db,
  userId: string,
  keptId: string | null,
): Promise<number> {
  const gone = await db
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .$if(keptId !== null, (query) => query.where('id', '!=', keptId))
    .returning('id')
    .execute();
  return gone.length;
}
