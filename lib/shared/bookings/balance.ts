/** How a price with a deposit is paid. Minor units, times UTC ISO 8601. */
export interface BookingBalance {
  deposit: number;
  rest: number;
  /** When the rest is charged to the card of the deposit. */
  at: string;
  /** Until when it can be paid by hand, since it was asked for and is not there. */
  until: string | null;
  paidAt: string | null;
  /** Of its payment, for the buyer once it is paid. */
  paymentId: string | null;
  /** It is still to be paid. */
  isComing: boolean;
}

/** The page on which the rest of a price with a deposit is paid: `bookings/pay-balance/`. */
export interface BalancePage {
  bookingId: string;
  url: string;
  heldUntil: string;
}
