import type { Context } from '@/backend/platform/context';
import { recordOf, type OrderRecord } from '@/backend/bookings/store/recordRepository';

const DAY_MS = 86_400_000;

/** What the numbers are made of: the newest orders of a year. */
const NEWEST = { orders: 200, days: 365 };

/** How a creator kept to their orders: what everybody may see of it, in counts. */
export function creatorRecord(context: Context, creatorId: string): Promise<OrderRecord> {
  const since = new Date(context.now().getTime() - NEWEST.days * DAY_MS);
  return recordOf(context.db, creatorId, { since, limit: NEWEST.orders });
}
