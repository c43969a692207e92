import type { Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import type { BookingRow } from './bookingRepository';

/** The sessions of a package as they stand, in their order. */
export function sessionRows(db: Kysely<Tables>, packageId: string): Promise<BookingRow[]> {
  return db
    .selectFrom('bookings')
    .selectAll()
    .where('packageId', '=', packageId)
    .orderBy('sessionNo')
    .execute();
}
