import type { Succession } from '@/backend/accounts/service';
import { creatorsByIds, type Creator } from '@/backend/creators/service';
import type { Context } from '@/backend/platform/context';
import { timeCursorOf, timePlaceOf } from '@/backend/platform/cursor';
import { AppError } from '@/backend/platform/errors';
import { memberId } from '@/backend/platform/member';
import { inTransaction } from '@/backend/platform/transaction';
import type { FavoriteType } from '@/lib/shared/fans/favorites';
import { LIMITS } from '@/lib/shared/limits';
import { favoriteRefusal } from './policy';
import * as repository from './repository';

/** What a favorite points at. */
export interface FavoriteTarget {
  targetType: FavoriteType;
  targetId: string;
}

/** A favorite by its ids. */
export interface FavoriteId extends FavoriteTarget {
  /** Whether its owner is notified when the creator goes live. */
  notifyLive: boolean;
}

/** A favorite with the creator it stands for, and with them what is live. */
export interface Favorite extends FavoriteId {
  creator: Creator;
  /** UTC ISO 8601. */
  createdAt: string;
}

/**
 * Keeps a creator, or changes whether one is told of them. Errors: auth.required,
 * favorite.not_found, favorite.own, favorite.full (500).
 */
export async function saveFavorite(context: Context, input: FavoriteId): Promise<FavoriteId> {
  const userId = memberId(context);
  const { targetType, targetId, notifyLive } = input;
  const creator = (await creatorsByIds(context, [targetId])).get(targetId) ?? null;
  const refusal = favoriteRefusal(userId, targetType, creator);
  if (refusal) throw new AppError(refusal);
  return inTransaction(context, async (inner) => {
    await repository.lockList(inner.db, userId);
    const favorite = { userId, targetType, targetId, notifyLive, createdAt: inner.now() };
    const saved = await repository.saveFavorite(inner.db, favorite, LIMITS.favorites);
    if (!saved) throw new AppError('favorite.full');
    return favoriteId(saved);
  });
}

/**
 * Has the account that somebody logged in to follow what their quick account followed, in the running
 * transaction. Copied: a bonus ticket of an entry that stays behind needs its follow. Once is enough:
 * whom they let go of since does not come back.
 */
export async function passFollowsOn(
  context: Context,
  { quickId, heirId, isReturn }: Succession,
): Promise<void> {
  if (isReturn) return;
  await repository.lockList(context.db, heirId);
  await repository.copyFavorites(context.db, { from: quickId, to: heirId }, LIMITS.favorites);
}

/** Those of these users who follow a creator. */
export function followersAmong(
  context: Context,
  creatorId: string,
  userIds: readonly string[],
): Promise<string[]> {
  const creator = { targetType: 'CREATOR', targetId: creatorId } as const;
  return repository.followersAmong(context.db, creator, userIds);
}

/** Lets go of it; what is not kept is no error. Errors: auth.required. */
export async function removeFavorite(
  context: Context,
  input: FavoriteTarget,
): Promise<FavoriteTarget> {
  const { targetType, targetId } = input;
  await repository.deleteFavorite(context.db, memberId(context), { targetType, targetId });
  return { targetType, targetId };
}

/** All of the caller's favorites by id, newest first. Errors: auth.required. */
export async function favoriteIds(context: Context): Promise<FavoriteId[]> {
  const range = { after: null, limit: LIMITS.favorites };
  return (await repository.favoritesOf(context.db, memberId(context), range)).map(favoriteId);
}

/** A page of the caller's favorites, newest first. Errors: auth.required, payload.invalid (cursor). */
export async function favoritesPage(
  context: Context,
  input: { cursor?: string | null | undefined },
): Promise<{ items: Favorite[]; cursor: string | null }> {
  const userId = memberId(context);
  const after = input.cursor ? timePlaceOf(input.cursor) : null;
  const limit = LIMITS.favoritesPage + 1;
  const found = await repository.favoritesOf(context.db, userId, { after, limit });
  const rows = found.slice(0, LIMITS.favoritesPage);
  const last = rows.at(-1);
  return {
    items: await withCreators(context, rows),
    cursor:
      found.length === limit && last
        ? timeCursorOf({ at: last.createdAt, id: last.targetId })
        : null,
  };
}

/** Those of the caller's favorites who are live now, newest favorite first. Errors: auth.required. */
export async function liveFavorites(context: Context): Promise<Favorite[]> {
  const range = { after: null, limit: LIMITS.favorites };
  const rows = await repository.favoritesOf(context.db, memberId(context), range);
  const all = await withCreators(context, rows);
  const isLive = ({ creator: { liveParties, liveLotteries, liveFunds } }: Favorite) =>
    liveParties.length + liveLotteries.length + liveFunds.length > 0;
  return all.filter(isLive).slice(0, LIMITS.favoritesPage);
}

/** The next followers who asked to hear when this creator goes live, by id behind `after`. */
export function followersToNotify(
  context: Context,
  creatorId: string,
  range: { after: string | null; limit: number },
): Promise<string[]> {
  return repository.followersToNotify(context.db, creatorId, range);
}

async function withCreators(
  context: Context,
  rows: readonly repository.FavoriteRow[],
): Promise<Favorite[]> {
  const ids = rows.filter(({ targetType }) => targetType === 'CREATOR').map((row) => row.targetId);
  const creators = await creatorsByIds(context, ids);
  return rows.flatMap((row) => {
    const creator = creators.get(row.targetId);
    if (!creator) return [];
    return [{ ...favoriteId(row), creator, createdAt: row.createdAt.toISOString() }];
  });
}

function favoriteId({ targetType, targetId, notifyLive }: repository.FavoriteRow): FavoriteId {
  return { targetType, targetId, notifyLive };
}

/** What this domain keeps of a user: whom they follow. */
export async function favoriteDataOf(context: Context, userId: string) {
  return { favorites: await repository.everyFavoriteOf(context.db, userId) };
}
