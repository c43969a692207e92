import type { Context } from '@/backend/platform/context';
import {
  openOrderCounts,
  openOrderRows,
  type OpenOrderRow,
} from '@/backend/bookings/store/tellRepository';

/** Somebody who waits for what a creator sold them. */
export type OpenOrder = OpenOrderRow;

/** What a creator sold and has not delivered in full, of buyers who have an account. */
export function openOrdersOf({ db }: Pick<Context, 'db'>, creatorId: string): Promise<OpenOrder[]> {
  return openOrderRows(db, creatorId);
}

/** How many of these several creators have, by creator; who has none is missing. */
export function countOpenOrders(
  { db }: Pick<Context, 'db'>,
  creatorIds: readonly string[],
): Promise<Map<string, number>> {
  return openOrderCounts(db, creatorIds);
}
