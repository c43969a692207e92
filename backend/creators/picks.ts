import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { CATEGORIES, isCategory, type Category } from '@/lib/shared/creators/categories';
import * as picks from './picksRepository';

/** Creators whom operators have shown first, the newest account before the others. */
export function pickedCreators(context: Context): Promise<{ userId: string; since: Date }[]> {
  return picks.featuredRows(context.db);
}

/** Has a creator shown first, or no longer. Operators only: the caller has asked. Answers whether it is new. */
export function pickCreator(context: Context, userId: string, isPicked: boolean): Promise<boolean> {
  if (!isPicked) return picks.deleteFeatured(context.db, userId);
  return picks.insertFeatured(context.db, userId, context.now());
}

/** Every category, in the order of the closed list, and whether people are led to it. */
export async function categoryStates(
  context: Context,
): Promise<{ key: Category; isHidden: boolean }[]> {
  const hidden = new Set(await picks.hiddenKeys(context.db));
  return CATEGORIES.map((key) => ({ key, isHidden: hidden.has(key) }));
}

/**
 * Leads nobody to a category any more, or again; what is in it stays. Operators only: the caller has
 * asked. Answers whether it is new. Errors: not_found (no category of the closed list).
 */
export function hideCategory(context: Context, key: string, isHidden: boolean): Promise<boolean> {
  if (!isCategory(key)) throw new AppError('not_found');
  if (!isHidden) return picks.deleteHidden(context.db, key);
  return picks.insertHidden(context.db, key, context.now());
}
