import { contactOf } from '@/backend/accounts/service';
import { keepSlot } from '@/backend/availability/service';
import {
  cancelPayment,
  onReadersClock,
  paymentOf,
  startPayment,
  type OpenPayment,
} from '@/backend/payments/service';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { confirmedId } from '@/backend/platform/member';
import { inTransaction } from '@/backend/platform/transaction';
import type { PayBookingInput } from '@/lib/shared/bookings/booking';
import type { HeldBooking } from '@/lib/shared/bookings/paying';
import type { BookingPage } from '@/lib/shared/bookings/views';
import { consentOf } from '@/backend/bookings/balance/consent';
import { depositFeeOf } from '@/backend/bookings/balance/terms';
import { saveAnswers } from '@/backend/bookings/answers/answers';
import { applyEvent } from '@/backend/bookings/life/apply';
import { BOOKING } from '@/backend/bookings/kinds';
import { bookingPage } from '@/backend/bookings/show/page';
import {
  changeBooking,
  findBooking,
  holdUnpaid,
  lockBooking,
  type BookingRow,
} from '@/backend/bookings/store/bookingRepository';
import { heldView } from './hold';

/** A page that opens now is there within this time, or the booking is given up. */
const OPENING_MS = 2 * 60_000;

/**
 * Keeps what the buyer answered and opens the page to pay on, or answers the open one. Outside of a
 * transaction. Errors: auth.required, auth.email_needed, booking.not_found, booking.hold_over,
 * booking.price_changed, booking.answers_missing, and the refusals of `startPayment`.
 */
export async function payBooking(context: Context, input: PayBookingInput): Promise<HeldBooking> {
  const buyerId = confirmedId(context);
  const { email, locale } = await contactOf(context);
  if (email === null) throw new AppError('auth.email_needed');
  const row = await inTransaction(context, (inner) => prepare(inner, input, buyerId));
  const { url, expiresAt } = await startPage(context, row, { id: buyerId, email, locale });
  // The clock of money can be ahead, in the sandbox; a booking keeps the reader's.
  const heldUntil = new Date(onReadersClock(context, expiresAt));
  const held = await holdUnpaid(context.db, row.id, heldUntil);
  if (!held) throw new AppError('payment.already_paid');
  return heldView(held, url);
}

async function prepare(
  context: Context,
  { bookingId, answers, note, shown }: PayBookingInput,
  buyerId: string,
): Promise<BookingRow> {
  const now = context.now();
  const row = await lockBooking(context.db, bookingId);
  if (row?.buyerId !== buyerId) throw new AppError('booking.not_found');
  if (row.state !== 'PENDING_PAYMENT') {
    throw new AppError(row.state === 'CANCELLED' ? 'booking.hold_over' : 'payment.already_paid');
  }
  if (row.heldUntil === null || row.heldUntil <= now) throw new AppError('booking.hold_over');
  if (shown !== row.price) throw new AppError('booking.price_changed');
  const needsAnswers = await saveAnswers(context, row, answers, 'CHECKOUT');
  // From now on nobody but Stripe says that it is over.
  if (row.holdId !== null && !(await keepSlot(context, row.holdId, null))) {
    throw new AppError('booking.hold_over');
  }
  const least = new Date(now.getTime() + OPENING_MS);
  const heldUntil = row.heldUntil > least ? row.heldUntil : least;
  return changeBooking(context.db, bookingId, {
    ...{ note, needsAnswers, heldUntil, wakeAt: heldUntil, payingSince: row.payingSince ?? now },
  });
}

function startPage(
  context: Context,
  row: BookingRow,
  buyer: { id: string; email: string; locale: string },
): Promise<OpenPayment> {
  const { id, serviceId, tierId, creatorId, price, deposit, currency, tier } = row;
  if (creatorId === null) throw new AppError('payment.seller_not_ready');
  const checkout = `/experiences/${serviceId ?? ''}/${tierId ?? ''}`;
  return startPayment(context, {
    kind: BOOKING,
    ref: id,
    sellerId: creatorId,
    buyer: { ...buyer, name: null },
    title: `${row.title} · ${tier.name}`,
    money: { amount: deposit ?? price, currency },
    ...(deposit !== null && {
      ...{ keepsCard: true, fee: depositFeeOf(row) },
      consent: consentOf(row, buyer.locale),
    }),
    mode: row.bookingMode === 'CONFIRM' ? 'AUTHORISE' : 'PAY',
    returnPath: `${checkout}/stripe?booking=${id}`,
    cancelPath: `${checkout}/checkout?${row.isGift ? 'gift=1&' : ''}booking=${id}`,
  });
}

/**
 * Gives an unpaid booking back. Outside of a transaction. Errors: auth.required, booking.not_found,
 * booking.not_possible (it is paid), and the refusals of `cancelPayment`.
 */
export async function releaseBooking(
  context: Context,
  { bookingId }: { bookingId: string },
): Promise<BookingPage> {
  const buyerId = confirmedId(context);
  const known = await findBooking(context.db, bookingId);
  if (known?.buyerId !== buyerId) throw new AppError('booking.not_found');
  const payment = await paymentOf(context, BOOKING, bookingId);
  // Its page closes first: what ends with it ends the booking.
  if (payment) await cancelPayment(context, payment.id);
  await inTransaction(context, async (inner) => {
    const row = await lockBooking(inner.db, bookingId);
    if (!row || row.state === 'CANCELLED') return;
    await applyEvent(inner, row, { event: 'PAYMENT_EXPIRED', by: 'BUYER', actorId: buyerId });
  });
  return bookingPage(context, { bookingId });
}
