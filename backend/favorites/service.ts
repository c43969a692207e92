import { holdUser } from '@/backend/accounts/service';
import type { Succession } from '@/backend/accounts/service';
import { creatorsByIds, type Creator } from '@/backend/creators/service';
import type { Context } from '@/backend/platform/context';
import { timeCursorOf, timePlaceOf } from '@/backend/platform/cursor';
import { AppError } from '@/backend/platform/errors';
import { memberId } from '@/backend/platform/member';
import { inTransaction } from '@/backend/platform/transaction';
import type { FavoriteType, SaveFavoriteInput } from '@/lib/shared/fans/favorites';
import { LIMITS } from '@/lib/shared/limits';
import type { ServiceCard } from '@/lib/shared/experiences/views';
import { keptServices } from './kept';
import { alertsBefore, cheaperThanKept, favoriteRefusal } from './policy';
import * as repository from './repository';

export { noteAlert, tellKeepers } from './alerts';
export { registerKeptServices, type KeptServices } from './kept';

/** What a favorite points at. */
export interface FavoriteTarget {
  targetType: FavoriteType;
  targetId: string;
}

/** A favorite by its ids. */
export interface FavoriteId extends FavoriteTarget {
  /** Whether its owner is notified when the creator goes live. */
  notifyLive: boolean;
  /** Of a service: when something is free again. */
  notifySlots: boolean;
  /** Of a service: when it costs less. */
  notifyPrice: boolean;
}

/** A favorite with the creator it stands for, and with them what is live. */
export interface Favorite extends FavoriteId {
  /** Of a service: who offers it. */
  creator: Creator;
  service: ServiceCard | null;
  /** Of a service: by how much less it costs than when it was kept, in minor units. */
  cheaperBy: number | null;
  /** UTC ISO 8601. */
  createdAt: string;
}

/**
 * Keeps a creator or a service, or changes what one is told of it. Errors: auth.required,
 * favorite.not_found, favorite.own, favorite.full (500).
 */
export async function saveFavorite(
  context: Context,
  input: SaveFavoriteInput,
): Promise<FavoriteId> {
  const userId = memberId(context);
  const { targetType, targetId } = input;
  const target = await targetOf(context, input);
  const refusal = favoriteRefusal(userId, target?.ownerId ?? null);
  if (refusal) throw new AppError(refusal);
  return inTransaction(context, async (inner) => {
    await holdUser(inner.db, userId);
    const isService = targetType === 'SERVICE';
    const favorite = {
      ...{ userId, targetType, targetId, createdAt: inner.now() },
      notifyLive: input.notifyLive ?? null,
      notifySlots: isService ? (input.notifySlots ?? null) : null,
      notifyPrice: isService ? (input.notifyPrice ?? null) : null,
      keptPrice: target?.price ?? null,
      keptCurrency: target?.currency ?? null,
    };
    const saved = await repository.saveFavorite(inner.db, favorite, LIMITS.favorites);
    if (!saved) throw new AppError('favorite.full');
    if (targetType === 'SERVICE' && saved.isNew) await keptServices().count(inner, [targetId], 1);
    return favoriteId(saved);
  });
}

async function targetOf(context: Context, { targetType, targetId }: FavoriteTarget) {
  if (targetType === 'SERVICE') return keptServices().find(context, targetId);
  const isThere = (await creatorsByIds(context, [targetId])).has(targetId);
  return isThere ? { ownerId: targetId, price: null, currency: null } : null;
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
  await holdUser(context.db, heirId);
  const accounts = { from: quickId, to: heirId };
  const services = await repository.copyFavorites(context.db, accounts, LIMITS.favorites);
  if (services.length > 0) await keptServices().count(context, services, 1);
}

/** Nobody keeps what this account kept any more, in the transaction that deletes it. */
export async function leaveFavorites(context: Context, userId: string): Promise<void> {
  const rows = await repository.everyFavoriteOf(context.db, userId);
  const services = idsOf(rows, 'SERVICE');
  if (services.length > 0) await keptServices().count(context, services, -1);
}

/** Takes services that are gone off every list, in the running transaction. */
export function forgetServices(context: Context, ids: readonly string[]): Promise<void> {
  return repository.forgetTargets(context.db, 'SERVICE', ids);
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
  const userId = memberId(context);
  return inTransaction(context, async (inner) => {
    const isGone = await repository.deleteFavorite(inner.db, userId, { targetType, targetId });
    if (isGone && targetType === 'SERVICE') await keptServices().count(inner, [targetId], -1);
    return { targetType, targetId };
  });
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
    items: await withTargets(context, rows),
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
  const creators = rows.filter(({ targetType }) => targetType === 'CREATOR');
  const all = await withTargets(context, creators);
  const isLive = ({ creator: { liveParties, liveLotteries, liveFunds } }: Favorite) =>
    liveParties.length + liveLotteries.length + liveFunds.length > 0;
  return all.filter(isLive).slice(0, LIMITS.favoritesPage);
}

/**
 * The next who asked to hear when this creator goes live, by id behind `after`: as followers, or
 * because they keep a service and were told nothing of it for a day. In a transaction: that they are
 * told is noted.
 */
export async function followersToNotify(
  context: Context,
  creatorId: string,
  range: { after: string | null; limit: number },
): Promise<string[]> {
  const now = context.now();
  const toldBefore = alertsBefore(now);
  const userIds = await repository.followersToNotify(context.db, creatorId, {
    ...range,
    toldBefore,
  });
  if (userIds.length > 0) {
    await repository.noteToldLive(context.db, creatorId, { userIds, toldBefore, now });
  }
  return userIds;
}

async function withTargets(
  context: Context,
  rows: readonly repository.FavoriteRow[],
): Promise<Favorite[]> {
  const serviceIds = idsOf(rows, 'SERVICE');
  const services =
    serviceIds.length === 0
      ? new Map<string, ServiceCard>()
      : await keptServices().cards(context, serviceIds);
  const sellers = [...services.values()].map(({ creatorId }) => creatorId);
  const creators = await creatorsByIds(context, [...idsOf(rows, 'CREATOR'), ...sellers]);
  return rows.flatMap((row) => {
    const service = services.get(row.targetId) ?? null;
    const creator = creators.get(service?.creatorId ?? row.targetId);
    if (!creator) return [];
    const cheaperBy = service && cheaperThanKept(row, service);
    const createdAt = row.createdAt.toISOString();
    return [{ ...favoriteId(row), creator, service, cheaperBy, createdAt }];
  });
}

function idsOf(rows: readonly repository.FavoriteRow[], type: FavoriteType): string[] {
  return rows.filter(({ targetType }) => targetType === type).map(({ targetId }) => targetId);
}

function favoriteId(row: repository.FavoriteRow): FavoriteId {
  const { targetType, targetId, notifyLive, notifySlots, notifyPrice } = row;
  return { targetType, targetId, notifyLive, notifySlots, notifyPrice };
}

/** What this domain keeps of a user: whom they follow, and what they kept. */
export async function favoriteDataOf(context: Context, userId: string) {
  return { favorites: await repository.everyFavoriteOf(context.db, userId) };
}
