import type { Context } from '@/backend/platform/context';
import { memberId } from '@/backend/platform/member';
import type { BookingLine } from '@/lib/shared/bookings/views';
import { sideOf } from '@/backend/bookings/life/side';
import { lineOf, peopleOf } from '@/backend/bookings/show/views';
import { comingNext } from '@/backend/bookings/store/aroundRepository';
import { countNeedsMe } from '@/backend/bookings/store/listRepository';

/** What a home shows of somebody's orders, as a buyer and as a creator. */
export interface BookingNumbers {
  /** How many wait for them. */
  needsMe: number;
  /** The session or the delivery that comes next. */
  comingNext: BookingLine | null;
}

/** What waits for the caller, and what comes next. Errors: auth.required. */
export async function bookingNumbers(context: Context): Promise<BookingNumbers> {
  const userId = memberId(context);
  const now = context.now();
  const { asBuyer, asCreator } = await countNeedsMe(context.db, userId, now);
  const row = await comingNext(context.db, userId, now);
  const side = row ? sideOf(row, userId) : null;
  const line = row && side && lineOf(row, side, await peopleOf(context, [row]), now);
  return { needsMe: asBuyer + asCreator, comingNext: line ?? null };
}

/** How many orders wait for somebody, as a buyer and as a creator. */
export function ordersWaiting(
  context: Context,
  userId: string,
): Promise<{ asBuyer: number; asCreator: number }> {
  return countNeedsMe(context.db, userId, context.now());
}
