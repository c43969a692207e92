import type { Currency } from '@/lib/shared/money/money';

const DAY_MS = 24 * 60 * 60_000;

/** What somebody else offers can be kept, and nothing of one's own; `ownerId` null: it is not there. */
export function favoriteRefusal(
  userId: string,
  ownerId: string | null,
): 'favorite.not_found' | 'favorite.own' | null {
  if (ownerId === null) return 'favorite.not_found';
  return ownerId === userId ? 'favorite.own' : null;
}

/** Who was told something of a service after this time hears nothing more of it for now. */
export const alertsBefore = (now: Date): Date => new Date(now.getTime() - DAY_MS);

/** By how much less a service costs than when it was kept; null: it does not. */
export function cheaperThanKept(
  { keptPrice, keptCurrency }: { keptPrice: number | null; keptCurrency: Currency | null },
  { priceFrom, currency }: { priceFrom: number; currency: Currency },
): number | null {
  if (keptPrice === null || keptCurrency !== currency || priceFrom >= keptPrice) return null;
  return keptPrice - priceFrom;
}
