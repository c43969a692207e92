import type { Context } from '@/backend/platform/context';
import { lockBooking, type BookingRow } from '@/backend/bookings/store/bookingRepository';
import { findBookings } from '@/backend/bookings/store/listRepository';

export type { BookingRow } from '@/backend/bookings/store/bookingRepository';

/** Some bookings as they stand, for domains above that show them as a part of something of theirs. */
export async function bookingRows(
  { db }: Pick<Context, 'db'>,
  ids: readonly string[],
): Promise<Map<string, BookingRow>> {
  const rows = ids.length === 0 ? [] : await findBookings(db, ids);
  return new Map(rows.map((row) => [row.id, row]));
}

/** A booking, locked until the running transaction ends; domains above lock it before their own. */
export function lockedBooking(
  { db }: Pick<Context, 'db'>,
  id: string,
): Promise<BookingRow | undefined> {
  return lockBooking(db, id);
}
