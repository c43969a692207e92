import { attachFiles } from '@/backend/files/service';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import type { BookingPage } from '@/lib/shared/bookings/views';
import { actOn, type Seen } from '@/backend/bookings/life/act';
import { deliveriesOf, insertDelivery } from '@/backend/bookings/store/lifeRepository';

/** What a creator hands over. */
interface Handed {
  note: string | null;
  links: readonly string[];
  fileIds: readonly string[];
}

/** The creator begins to make what was ordered. Errors: those of `actOn`. */
export function beginBooking(context: Context, seen: Seen): Promise<BookingPage> {
  return actOn(context, seen, 'CREATOR', 'BEGUN');
}

/**
 * The creator hands over what was ordered: files, links, or a few words. Errors: those of `actOn`,
 * payload.invalid (nothing at all), file.unknown.
 */
export function deliverBooking(
  context: Context,
  { note, links, fileIds, ...seen }: Seen & Handed,
): Promise<BookingPage> {
  return actOn(context, seen, 'CREATOR', 'DELIVERED', async (inner, { id: bookingId }) => {
    if (note === null && links.length === 0 && fileIds.length === 0) {
      throw new AppError('payload.invalid', { fields: { note: 'required' } });
    }
    const no = ((await deliveriesOf(inner.db, bookingId)).at(-1)?.no ?? 0) + 1;
    await insertDelivery(inner.db, {
      ...{ bookingId, no, note, at: inner.now() },
      links: JSON.stringify(links),
    });
    await attachFiles(inner, fileIds, { bookingId, deliveryNo: no });
    return { note };
  });
}

/** The buyer asks for a revision. Errors: those of `actOn`. */
export function reviseBooking(
  context: Context,
  { note, ...seen }: Seen & { note: string },
): Promise<BookingPage> {
  return actOn(context, seen, 'BUYER', 'REVISION_ASKED', { note });
}

/** The buyer accepts what was delivered, and the order is done. Errors: those of `actOn`. */
export function approveBooking(context: Context, seen: Seen): Promise<BookingPage> {
  return actOn(context, seen, 'BUYER', 'APPROVED');
}
