import { lockSale } from '@/backend/payments/service';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { inTransaction } from '@/backend/platform/transaction';
import { BALANCE, BOOKING } from '@/backend/bookings/kinds';
import { carryMoney } from '@/backend/bookings/life/money';
import { lockBooking, type BookingRow } from '@/backend/bookings/store/bookingRepository';

/**
 * Lets the domain of cases work on a booking, its payments locked before it; what follows for its money
 * is asked for after the commit. Outside of a transaction. Errors: booking.not_found, those of `work`.
 */
export async function workOnBooking<Result>(
  context: Context,
  bookingId: string,
  work: (context: Context, row: BookingRow) => Promise<Result>,
): Promise<Result> {
  const result = await inTransaction(context, async (inner) => {
    await lockSale(inner, BOOKING, bookingId);
    await lockSale(inner, BALANCE, bookingId);
    const row = await lockBooking(inner.db, bookingId);
    if (!row) throw new AppError('booking.not_found');
    return work(inner, row);
  });
  // Inside of another transaction nothing is committed yet: the job takes it a second later.
  if (!context.db.isTransaction) await carryMoney(context, bookingId);
  return result;
}
