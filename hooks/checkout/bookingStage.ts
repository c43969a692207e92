import type { BookingPayment } from '@/lib/shared/bookings/paying';

/** What the page of a booking's payment shows. */
export type BookingStage =
  /** There is a page to pay on. */
  | 'open'
  /** Given, and the bank has not answered. */
  | 'waiting'
  /** A card was declined, and another one can pay. */
  | 'declined'
  /** The amount is reserved, and the creator is asked. */
  | 'requested'
  | 'booked'
  /** The time to pay is over. */
  | 'expired'
  /** It was paid too late, and somebody else has the time: the money goes back. */
  | 'gone'
  /** Cancelled since. */
  | 'over';

/**
 * The stage of a booking's payment. Whoever comes back from the page to pay on has given something:
 * that waits for the bank, and grants nothing. Pure.
 */
export function bookingStage(
  { state, endReason, payment, failure }: BookingPayment,
  isBack: boolean,
): BookingStage {
  if (state === 'REQUESTED') return 'requested';
  if (state === 'CANCELLED') {
    if (endReason === 'SLOT_GONE') return 'gone';
    return endReason === 'PAYMENT_EXPIRED' || endReason === 'PAYMENT_FAILED' ? 'expired' : 'over';
  }
  if (state !== 'PENDING_PAYMENT') return 'booked';
  if (payment === 'OPEN' && failure !== null) return 'declined';
  if (payment === 'OPEN' || payment === null) return isBack ? 'waiting' : 'open';
  return payment === 'FAILED' || payment === 'EXPIRED' || payment === 'CANCELLED'
    ? 'expired'
    : 'waiting';
}

/** Nothing changes any more without somebody here. */
export const isOver = (stage: BookingStage): boolean =>
  stage !== 'open' && stage !== 'waiting' && stage !== 'declined';
