import { sql, type Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import type { FavoriteType } from '@/lib/shared/fans/favorites';
import type { Currency } from '@/lib/shared/money/money';

type Db = Kysely<Tables>;

export interface FavoriteKey {
  targetType: FavoriteType;
  targetId: string;
}

export interface FavoriteRow extends FavoriteKey {
  notifyLive: boolean;
  notifySlots: boolean;
  notifyPrice: boolean;
  keptPrice: number | null;
  keptCurrency: Currency | null;
  createdAt: Date;
}

/** What is to be kept; null of an alert: as it is, and off at first. */
interface WantedFavorite extends Omit<FavoriteRow, 'notifyLive' | 'notifySlots' | 'notifyPrice'> {
  userId: string;
  notifyLive: boolean | null;
  notifySlots: boolean | null;
  notifyPrice: boolean | null;
}

const COLUMNS = [
  ...(['targetType', 'targetId', 'notifyLive', 'notifySlots', 'notifyPrice'] as const),
  ...(['keptPrice', 'keptCurrency', 'createdAt'] as const),
] as const;

/** Adds it, or changes a standing one; undefined when the locked list holds `most` others. */
export function saveFavorite(
  db: Db,
  favorite: WantedFavorite,
  most: number,
): Promise<(FavoriteRow & { isNew: boolean }) | undefined> {
  const { userId, targetType, targetId, notifyLive, createdAt } = favorite;
  const { notifySlots, notifyPrice, keptPrice, keptCurrency } = favorite;
  const others = sql<boolean>`(
    select count(*) from favorites
    where user_id = ${userId} and (target_type, target_id) <> (${targetType}, ${targetId})) < ${most}`;
  return (
    db
      .insertInto('favorites')
      .columns(['userId', ...COLUMNS])
      .expression(
        db
          .selectNoFrom([
            sql<string>`${userId}::uuid`.as('userId'),
            sql<FavoriteType>`${targetType}::text`.as('targetType'),
            sql<string>`${targetId}::uuid`.as('targetId'),
            sql<boolean>`${notifyLive ?? false}::boolean`.as('notifyLive'),
            sql<boolean>`${notifySlots ?? false}::boolean`.as('notifySlots'),
            sql<boolean>`${notifyPrice ?? false}::boolean`.as('notifyPrice'),
            sql<number | null>`${keptPrice}::int`.as('keptPrice'),
            sql<Currency | null>`${keptCurrency}::text`.as('keptCurrency'),
            sql<Date>`${createdAt}::timestamptz`.as('createdAt'),
          ])
          .where(others),
      )
      .onConflict((conflict) =>
        conflict.columns(['userId', 'targetType', 'targetId']).doUpdateSet({
          notifyLive: sql<boolean>`coalesce(${notifyLive}::boolean, favorites.notify_live)`,
          notifySlots: sql<boolean>`coalesce(${notifySlots}::boolean, favorites.notify_slots)`,
          notifyPrice: sql<boolean>`coalesce(${notifyPrice}::boolean, favorites.notify_price)`,
        }),
      )
      .returning(COLUMNS)
      // A row that was inserted, not changed, was locked by nobody before.
      .returning(sql<boolean>`(xmax = 0)`.as('isNew'))
      .executeTakeFirst()
  );
}

/** Whether there was one. */
export async function deleteFavorite(
  db: Db,
  userId: string,
  target: FavoriteKey,
): Promise<boolean> {
  const gone = await db
    .deleteFrom('favorites')
    .where('userId', '=', userId)
    .where('targetType', '=', target.targetType)
    .where('targetId', '=', target.targetId)
    .returning('targetId')
    .executeTakeFirst();
  return gone !== undefined;
}

/** Takes what is gone off every list. */
export async function forgetTargets(
  db: Db,
  targetType: FavoriteType,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .deleteFrom('favorites')
    .where('targetType', '=', targetType)
    .where('targetId', 'in', [...ids])
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

/** The next who asked to hear of this creator, or keep what they offer and asked so, by id. */
export async function followersToNotify(
  db: Db,
  creatorId: string,
  { after, limit, toldBefore }: { after: string | null; limit: number; toldBefore: Date },
): Promise<string[]> {
  const rest = after === null ? sql`` : sql`and user_id > ${after}`;
  const { rows } = await sql<{ userId: string }>`
    (select user_id as "userId" from favorites
      where creator_id = ${creatorId} and notify_live ${rest} order by user_id limit ${limit})
    union
    (select distinct user_id from favorites
      where ${keptOf(creatorId, toldBefore)} ${rest} order by user_id limit ${limit})
    order by 1 limit ${limit}`.execute(db);
  return rows.map(({ userId }) => userId);
}

/** Favorites that are services of this creator, with keepers who asked to hear when one is live. */
const keptOf = (creatorId: string, toldBefore: Date) => sql<boolean>`target_type = 'SERVICE'
  and target_id in (select id from services where creator_id = ${creatorId})
  and notify_live and (told_at is null or told_at <= ${toldBefore})`;

/** Notes that these are told of what they keep of this creator. */
export async function noteToldLive(
  db: Db,
  creatorId: string,
  { userIds, toldBefore, now }: { userIds: readonly string[]; toldBefore: Date; now: Date },
): Promise<void> {
  await db
    .updateTable('favorites')
    .set({ toldAt: now })
    .where(keptOf(creatorId, toldBefore))
    .where('userId', 'in', [...userIds])
    .execute();
}

/**
 * Copies what one account follows to another one, as far as its locked list has room, the newest
 * first; what that one follows already stays as it is. Answers the services among what is new.
 */
export async function copyFavorites(
  db: Db,
  { from, to }: { from: string; to: string },
  most: number,
): Promise<string[]> {
  const { rows } = await sql<FavoriteKey>`
    insert into favorites (user_id, target_type, target_id, notify_live, notify_slots,
      notify_price, kept_price, kept_currency, told_at, created_at)
    select ${to}::uuid, target_type, target_id, notify_live, notify_slots, notify_price,
      kept_price, kept_currency, told_at, created_at from favorites theirs
    where user_id = ${from} and target_id <> ${to}
      and not exists (
        select from favorites own where own.user_id = ${to}
          and (own.target_type, own.target_id) = (theirs.target_type, theirs.target_id))
    order by created_at desc
    limit greatest(0, ${most} - (select count(*) from favorites where user_id = ${to}))
    on conflict do nothing
    returning target_type as "targetType", target_id as "targetId"`.execute(db);
  return rows.filter(({ targetType }) => targetType === 'SERVICE').map(({ targetId }) => targetId);
}
