import type { Context } from '@/backend/platform/context';
import { openOrderRows, type OpenOrderRow } from '@/backend/bookings/store/tellRepository';

/** Somebody who waits for what a creator sold them. */
export type OpenOrder = OpenOrderRow;

/** What a creator sold and has not delivered in full, of buyers who have an account. */
export function openOrdersOf({ db }: Pick<Context, 'db'>, creatorId: string): Promise<OpenOrder[]> {
  return openOrderRows(db, creatorId);
}
