import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import type { BookingPage } from '@/lib/shared/bookings/views';
import { change, type Seen } from '@/backend/bookings/life/act';
import { applyEvent } from '@/backend/bookings/life/apply';
import { isGivenTo } from '@/backend/bookings/life/side';
import { cancelTermsOf } from '@/backend/bookings/policy';
import { cancelWay } from '@/backend/bookings/ways';

/**
 * Cancels a booking for the caller, with the refund that the page named. Errors: those of `actOn`,
 * booking.refund_changed.
 */
export function cancelBooking(
  context: Context,
  { reason, shown, ...seen }: Seen & { reason: string | null; shown: number },
): Promise<BookingPage> {
  return change(context, seen, null, async (inner, row, actorId, side) => {
    const now = inner.now();
    const way = cancelWay(row, side, now);
    if (!way) throw new AppError('booking.not_possible');
    const { back } = cancelTermsOf(row, now, way.isWhole);
    // Somebody it was given to was named no amount.
    const named = isGivenTo(row, side) ? 0 : back;
    if (named !== shown) throw new AppError('booking.refund_changed');
    await applyEvent(inner, row, {
      ...{ event: way.event, by: side, actorId, note: reason, amount: back },
    });
  });
}
