/** Name of bookings among all that is sold. */
export const BOOKING = 'booking';

/** Name of the rest of a booking with a deposit: a payment beside that of the deposit. */
export const BALANCE = 'booking_balance';
