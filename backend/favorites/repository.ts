import { sql, type Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import type { FavoriteType } from '@/lib/shared/fans/favorites';

type Db = Kysely<Tables>;

export interface FavoriteKey {
  targetType: FavoriteType;
  targetId: string;
}

export interface FavoriteRow extends FavoriteKey {
  notifyLive: boolean;
  createdAt: Date;
}

const COLUMNS = ['targetType', 'targetId', 'notifyLive', 'createdAt'] as const;

/** Holds a user's list until the transaction ends, so that two savings cannot both be the last. */
export async function lockList(db: Db, userId: string): Promise<void> {
  await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Adds it, or changes a standing one; undefined when the locked list holds `most` others. */
export function saveFavorite(
  db: Db,
  favorite: FavoriteRow & { userId: string },
  most: number,
): Promise<FavoriteRow | undefined> {
  const { userId, targetType, targetId, notifyLive, createdAt } = favorite;
  const others = sql<boolean>`(
    select count(*) from favorites
    where user_id = ${userId} and (target_type, target_id) <> (${targetType}, ${targetId})) < ${most}`;
  return db
    .insertInto('favorites')
    .columns(['userId', 'targetType', 'targetId', 'notifyLive', 'createdAt'])
    .expression(
      db
        .selectNoFrom([
          sql<string>`${userId}::uuid`.as('userId'),
          sql<FavoriteType>`${targetType}::text`.as('targetType'),
          sql<string>`${targetId}::uuid`.as('targetId'),
          sql<boolean>`${notifyLive}::boolean`.as('notifyLive'),
          sql<Date>`${createdAt}::timestamptz`.as('createdAt'),
        ])
        .where(others),
    )
    .onConflict((conflict) =>
      conflict.columns(['userId', 'targetType', 'targetId']).doUpdateSet({ notifyLive }),
    )
    .returning(COLUMNS)
    .executeTakeFirst();
}

export async function deleteFavorite(db: Db, userId: string, target: FavoriteKey): Promise<void> {
  await db
    .deleteFrom('favorites')
    .where('userId', '=', userId)
    .where('targetType', '=', target.targetType)
    .where('targetId', '=', target.targetId)
    .execute();
}

/** Those of these users who have this favorite. */
export async function followersAmong(
  db: Db,
  { targetType, targetId }: FavoriteKey,
  userIds: readonly string[],
): Promise<string[]> {
  const rows = await db
    .selectFrom('favorites')
    .select('userId')
    .where('userId', 'in', [...userIds])
    .where('targetType', '=', targetType)
    .where('targetId', '=', targetId)
    .execute();
  return rows.map(({ userId }) => userId);
}

/** Newest first, `limit` rows after the given place. */
export function favoritesOf(
  db: Db,
  userId: string,
  { after, limit }: { after: { at: Date; id: string } | null; limit: number },
): Promise<FavoriteRow[]> {
  return db
    .selectFrom('favorites')
    .select(COLUMNS)
    .where('userId', '=', userId)
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(created_at, target_id) < (${after?.at}, ${after?.id}::uuid)`),
    )
    .orderBy('createdAt', 'desc')
    .orderBy('targetId', 'desc')
    .limit(limit)
    .execute();
}

/** Everything a user has kept. */
export function everyFavoriteOf(db: Db, userId: string) {
  return db
    .selectFrom('favorites')
    .select(COLUMNS)
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .execute();
}

/** The next followers who asked to hear of this creator, by id. */
export async function followersToNotify(
  db: Db,
  creatorId: string,
  { after, limit }: { after: string | null; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('favorites')
    .select('userId')
    .where('creatorId', '=', creatorId)
    .where('notifyLive', '=', true)
    .$if(after !== null, (query) => query.where('userId', '>', after))
    .orderBy('userId')
    .limit(limit)
    .execute();
  return rows.map(({ userId }) => userId);
}

/**
 * Copies what one account follows to another one, as far as its locked list has room, the newest
 * first; what that one follows already stays as it is.
 */
export async function copyFavorites(
  db: Db,
  { from, to }: { from: string; to: string },
  most: number,
): Promise<void> {
  await sql`
    insert into favorites (user_id, target_type, target_id, notify_live, created_at)
    select ${to}::uuid, target_type, target_id, notify_live, created_at from favorites theirs
    where user_id = ${from} and target_id <> ${to}
      and not exists (
        select from favorites own where own.user_id = ${to}
          and (own.target_type, own.target_id) = (theirs.target_type, theirs.target_id))
    order by created_at desc
    limit greatest(0, ${most} - (select count(*) from favorites where user_id = ${to}))
    on conflict do nothing`.execute(db);
}
