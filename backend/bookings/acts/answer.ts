import { isSuspended } from '@/backend/payments/service';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import type { BookingPage } from '@/lib/shared/bookings/views';
import { actOn, type Seen } from '@/backend/bookings/life/act';

/**
 * The creator says yes to a request: the amount that is reserved is taken. Errors: those of `actOn`,
 * payment.seller_not_ready (suspended).
 */
export function acceptBooking(context: Context, seen: Seen): Promise<BookingPage> {
  return actOn(context, seen, 'CREATOR', 'ACCEPTED', async (inner, { creatorId }) => {
    const isOut = creatorId === null || (await isSuspended(inner, creatorId));
    if (isOut) throw new AppError('payment.seller_not_ready');
    return {};
  });
}

/** The creator says no to a request: nothing is charged. Errors: those of `actOn`. */
export function declineBooking(
  context: Context,
  { reason: note, ...seen }: Seen & { reason: string | null },
): Promise<BookingPage> {
  return actOn(context, seen, 'CREATOR', 'DECLINED', { note });
}

/** The buyer takes a request back that nobody answered. Errors: those of `actOn`. */
export function withdrawBooking(context: Context, seen: Seen): Promise<BookingPage> {
  return actOn(context, seen, 'BUYER', 'WITHDRAWN');
}
