import { forgetOrderKey, orderKey } from '@/hooks/payment/orderKey';
import { serverNow } from '@/lib/secureql/browser/serverClock';
import { tryCall } from '@/lib/secureql/tryCall';
import type { HeldBooking } from '@/lib/shared/bookings/paying';

interface Wish {
  serviceTierId: string;
  startsAt: string | null;
  timeZone: string;
  held: HeldBooking | null;
}

/** Whether a booking is still held. */
export const isHeld = (held: HeldBooking | null): held is HeldBooking =>
  held !== null && Date.parse(held.heldUntil) > serverNow();

/** The place in this tab where the request key of a tier's booking is kept. */
export const bookingPlace = (tierId: string) => `book-${tierId}`;

/** Takes a time, or a piece of the stock; a booking that is held already changes its time. */
export async function hold({ serviceTierId, startsAt, timeZone, held }: Wish) {
  const bookingId = isHeld(held) ? held.bookingId : null;
  // What ran out stays over: the next one is another booking.
  if (held !== null && bookingId === null) forgetOrderKey(bookingPlace(serviceTierId));
  const wish = { serviceTierId, startsAt, bookingId };
  const requestKey = orderKey(bookingPlace(serviceTierId), wish);
  return tryCall('bookings/hold/', { ...wish, timeZone, requestKey });
}
