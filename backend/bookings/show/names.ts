import type { Context } from '@/backend/platform/context';
import { buyersSideOf } from '@/backend/bookings/life/side';
import { findBookings } from '@/backend/bookings/store/listRepository';
import { peopleOf, personOf } from './views';

/** Who booked, for the creator's calendar: names by booking; whose account is deleted is missing. */
export async function buyersOf(
  context: Context,
  bookingIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = bookingIds.length === 0 ? [] : await findBookings(context.db, bookingIds);
  const people = await peopleOf(context, rows);
  return new Map(
    rows.flatMap((row) => {
      const name = personOf(people, buyersSideOf(row))?.name;
      return name === undefined ? [] : [[row.id, name] as const];
    }),
  );
}
