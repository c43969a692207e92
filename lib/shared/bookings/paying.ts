import type { Currency } from '@/lib/shared/money/money';
import type { PaymentFailure, PaymentState } from '@/lib/shared/payments/payment';
import type { BookingMode } from '@/lib/shared/experiences/kinds';
import type { BookingState, EndReason } from './states';
import type { BookingPerson } from './views';

/** `booking-payment`: what the payment page needs. */
export interface BookingPayment {
  bookingId: string;
  number: string;
  title: string;
  tierName: string;
  serviceId: string | null;
  serviceTierId: string | null;
  creator: BookingPerson | null;
  state: BookingState;
  endReason: EndReason | null;
  bookingMode: BookingMode;
  startsAt: string | null;
  isGift: boolean;
  /** The whole price, and what of it is paid here; null: all of it. */
  amount: number;
  deposit: number | null;
  /** With a deposit: when the rest is charged. */
  balanceAt: string | null;
  currency: Currency;
  paymentId: string | null;
  payment: PaymentState | null;
  failure: PaymentFailure | null;
  /** Stripe's page, while it can be paid on. */
  url: string | null;
  heldUntil: string | null;
}

/** A booking that is held: what `bookings/hold/` and `bookings/pay/` answer. */
export interface HeldBooking {
  bookingId: string;
  version: number;
  heldUntil: string;
  startsAt: string | null;
  amount: number;
  /** What of it is paid at once, where the rest is charged later, and when; null: all of it. */
  deposit: number | null;
  balanceAt: string | null;
  currency: Currency;
  /** The code that made it cheaper. */
  code: string | null;
  /** Of `bookings/pay/`: Stripe's page. */
  url: string | null;
}
