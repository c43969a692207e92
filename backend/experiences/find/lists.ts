import { userByHandle } from '@/backend/accounts/service';
import type { Context } from '@/backend/platform/context';
import { cursorOf, placeOf, type Page } from '@/backend/platform/cursor';
import { creatorId } from '@/backend/platform/member';
import { normalizeHandle } from '@/lib/shared/accounts/reservedHandles';
import type { ServiceState } from '@/lib/shared/experiences/kinds';
import type { OwnService, ServiceCard } from '@/lib/shared/experiences/views';
import { HANDLE_PATTERN, LIMITS } from '@/lib/shared/limits';
import {
  cardsByIds,
  cardsOfCreator,
  countByCategory,
} from '@/backend/experiences/store/cardRepository';
import { cardOf } from '@/backend/experiences/views';

/** An id as a cursor stands for it. */
export const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

const NOT_ARCHIVED: readonly ServiceState[] = ['DRAFT', 'PUBLISHED', 'PAUSED'];

/** These services as cards, in this order; those that are gone are left out. */
export async function serviceCards(
  context: Context,
  ids: readonly string[],
): Promise<ServiceCard[]> {
  if (ids.length === 0) return [];
  const rows = await cardsByIds(context.db, ids);
  const cards = new Map(rows.map((row) => [row.id, cardOf(row)]));
  return ids.flatMap((id) => cards.get(id) ?? []);
}

/**
 * A creator's services, newest first: those that can be bought; for the creator all that are not
 * archived. None for a handle without a creator. Errors: payload.invalid (cursor).
 */
export async function userServicesPage(
  context: Context,
  input: { handle: string; cursor?: string | null | undefined },
): Promise<Page<ServiceCard>> {
  const before = input.cursor ? placeOf(input.cursor, ID) : null;
  const handle = normalizeHandle(input.handle);
  const user = HANDLE_PATTERN.test(handle) ? await userByHandle(context, handle) : null;
  if (!user) return { items: [], cursor: null };
  const isOwn = user.id === context.actor.userId;
  const states = isOwn ? NOT_ARCHIVED : (['PUBLISHED'] as const);
  const page = await pageOfCreator(context, user.id, { states, before, isOwn });
  return { ...page, items: page.items.map(({ card }) => card) };
}

/** The caller's own services, newest first. Errors: auth.required, forbidden, payload.invalid. */
export async function myServicesPage(
  context: Context,
  input: { isArchived: boolean; cursor?: string | null | undefined },
): Promise<Page<OwnService>> {
  const userId = creatorId(context);
  const before = input.cursor ? placeOf(input.cursor, ID) : null;
  const states = input.isArchived ? (['ARCHIVED'] as const) : NOT_ARCHIVED;
  const page = await pageOfCreator(context, userId, { states, before, isOwn: true });
  const items = page.items.map(({ card, row }) => ({
    ...card,
    orderCount: row.orderCount,
    favoriteCount: row.favoriteCount,
    openQuestions: row.openQuestions,
  }));
  return { ...page, items };
}

async function pageOfCreator(
  context: Context,
  userId: string,
  query: { states: readonly ServiceState[]; before: string | null; isOwn: boolean },
) {
  const limit = LIMITS.servicesPage + 1;
  const found = await cardsOfCreator(context.db, userId, { ...query, limit });
  const rows = found.slice(0, LIMITS.servicesPage);
  const last = rows.at(-1);
  return {
    items: rows.map((row) => ({ row, card: cardOf(row) })),
    cursor: found.length === limit && last ? cursorOf(last.id) : null,
  };
}

/** Counting reads all that is found; numbers may be so old. */
const COUNTS_KEPT_MS = 10_000;

interface Counts {
  readAt: number;
  byCategory: Promise<ReadonlyMap<string, number>>;
}

const counts = new WeakMap<Context['db'], Counts>();

/** How many services can be found in a category. */
export async function servicesInCategory(context: Context, category: string): Promise<number> {
  const now = context.now().getTime();
  const kept = counts.get(context.db);
  const isOld = kept === undefined || Math.abs(now - kept.readAt) >= COUNTS_KEPT_MS;
  const fresh = isOld ? { readAt: now, byCategory: readCounts(context) } : kept;
  counts.set(context.db, fresh);
  return (await fresh.byCategory).get(category) ?? 0;
}

async function readCounts({ db }: Context): Promise<ReadonlyMap<string, number>> {
  try {
    const rows = await countByCategory(db);
    return new Map(rows.map(({ category, count }) => [category, count]));
  } catch (error) {
    // What failed is asked for again by whoever comes next.
    counts.delete(db);
    throw error;
  }
}
