import { onReadersClock, paymentOf, getPayment } from '@/backend/payments/service';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { memberId } from '@/backend/platform/member';
import type { BookingPayment } from '@/lib/shared/bookings/paying';
import { BOOKING } from '@/backend/bookings/kinds';
import { findBooking, type BookingRow } from '@/backend/bookings/store/bookingRepository';
import { sessionRows } from '@/backend/bookings/store/packageRepository';
import { balanceOf } from '@/backend/bookings/balance/view';
import { iso, peopleOf, personOf } from './views';

/** What is paid on its page: of a package that is paid, the sum of its sessions. */
async function amountOf(context: Context, { packageId, price }: BookingRow): Promise<number> {
  if (packageId === null) return price;
  const rows = await sessionRows(context.db, packageId);
  return rows.reduce((sum, row) => sum + row.price, 0);
}

/** What the page on which a booking is paid needs; for its buyer. Errors: auth.required, booking.not_found. */
export async function bookingPayment(
  context: Context,
  { bookingId }: { bookingId: string },
): Promise<BookingPayment> {
  const userId = memberId(context);
  const row = await findBooking(context.db, bookingId);
  if (row?.buyerId !== userId) throw new AppError('booking.not_found');
  const people = await peopleOf(context, [row]);
  const payment = await paymentOf(context, BOOKING, bookingId);
  const isOpen = payment?.state === 'OPEN';
  const { number, title, tier, serviceId, tierId, state, endReason, bookingMode, currency } = row;
  return {
    ...{ bookingId, number, title, tierName: tier.name, serviceId, serviceTierId: tierId },
    ...{
      state,
      endReason,
      bookingMode,
      currency,
      amount: await amountOf(context, row),
      isGift: row.isGift,
    },
    ...{ deposit: row.deposit, balanceAt: balanceOf(row)?.at ?? null },
    startsAt: iso(row.startsAt),
    creator: personOf(people, row.creatorId),
    paymentId: payment?.id ?? null,
    payment: payment?.state ?? null,
    failure: payment?.failure ?? null,
    url: isOpen ? (await getPayment(context, { paymentID: payment.id })).url : null,
    heldUntil: isOpen ? onReadersClock(context, payment.holdUntil) : iso(row.heldUntil),
  };
}
