import { sql, type Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';

type Db = Kysely<Tables>;

/** What a token is given to, and ends with. */
export type Holder =
  | { sessionId: string; widgetId: null; widgetVersion: null }
  | { sessionId: null; widgetId: string; widgetVersion: number };

interface StoredToken {
  id: string;
  token: string;
  expiresAt: Date;
}

/**
 * Stores a token with its holder and deletes those of the holder that have ended. Returns whether
 * the holder was still there.
 */
export async function insertToken(
  db: Db,
  holder: Holder,
  token: StoredToken,
  now: Date,
): Promise<boolean> {
  const [column, id] =
    holder.sessionId === null
      ? (['widgetId', holder.widgetId] as const)
      : (['sessionId', holder.sessionId] as const);
  try {
    await db
      .with('ended', (query) =>
        query.deleteFrom('realtimeTokens').where(column, '=', id).where('expiresAt', '<=', now),
      )
      .insertInto('realtimeTokens')
      .values({ ...holder, ...token })
      .execute();
    return true;
  } catch (error) {
    if ((error as { code?: unknown }).code === '23503') return false;
    throw error;
  }
}

/** Detaches a user's tokens from their sessions. */
export async function orphanTokensOf(db: Db, userId: string): Promise<void> {
  await db
    .updateTable('realtimeTokens')
    .set({ sessionId: null })
    .where('sessionId', 'in', (query) =>
      query.selectFrom('sessions').select('id').where('userId', '=', userId),
    )
    .execute();
}

/**
 * Returns tokens without a holder, in random order: one that fails must not hold up the rest. Deletes
 * those that have ended by themselves.
 */
export function findOrphans(db: Db, now: Date, limit: number) {
  return db
    .with('ended', (query) =>
      query
        .deleteFrom('realtimeTokens')
        .where('sessionId', 'is', null)
        .where('widgetId', 'is', null)
        .where('expiresAt', '<=', now),
    )
    .selectFrom('realtimeTokens')
    .select(['id', 'token'])
    .where('sessionId', 'is', null)
    .where('widgetId', 'is', null)
    .where('expiresAt', '>', now)
    .orderBy(sql`random()`)
    .limit(limit)
    .execute();
}

export async function deleteTokens(db: Db, ids: readonly string[]): Promise<void> {
  await db
    .deleteFrom('realtimeTokens')
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute();
}
