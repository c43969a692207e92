import {
  onReadersClock,
  paymentOf,
  recoverPayment,
  startPayment,
  type ChargeKept,
  type OpenPayment,
} from '@/backend/payments/service';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { memberId } from '@/backend/platform/member';
import { BALANCE, BOOKING } from '@/backend/bookings/kinds';
import { findBooking } from '@/backend/bookings/store/bookingRepository';
import type { BalancePage } from '@/lib/shared/bookings/balance';
import { balanceSale } from './sale';
import { balanceUntil } from './terms';

/**
 * Opens the page on which the caller pays the rest of their booking, or answers the open one, once
 * their card could not be charged with it. Outside of a transaction. Errors: auth.required,
 * booking.not_found, booking.not_possible (not asked for, or too late), and the refusals of
 * `startPayment`.
 */
export async function payBalance(
  context: Context,
  { bookingId }: { bookingId: string },
): Promise<BalancePage> {
  const userId = memberId(context);
  const row = await findBooking(context.db, bookingId);
  if (row?.buyerId !== userId) throw new AppError('booking.not_found');
  const until = balanceUntil(row);
  if (row.state !== 'CONFIRMED' || until === null || until <= context.now()) {
    throw new AppError('booking.not_possible');
  }
  const deposit = await paymentOf(context, BOOKING, bookingId);
  const sale = deposit && balanceSale(row, deposit);
  if (!sale) throw new AppError('booking.not_possible');
  const { url, expiresAt } = await openBalance(context, sale);
  return { bookingId, url, heldUntil: onReadersClock(context, expiresAt) };
}

/** A card that was declined ends first, so that the rest is paid once. */
async function openBalance(context: Context, sale: ChargeKept): Promise<OpenPayment> {
  const rest = await paymentOf(context, BALANCE, sale.ref);
  if (rest?.state === 'PROCESSING') throw new AppError('payment.wrong_state');
  const isOfCard = rest?.mode === 'SAVE' && (rest.state === 'SAVED' || rest.state === 'OPEN');
  if (isOfCard) return recoverPayment(context, { paymentID: rest.id });
  return startPayment(context, { ...sale, mode: 'PAY' });
}
