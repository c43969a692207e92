import { randomInt } from 'node:crypto';
import type { Context } from '@/backend/platform/context';
import { insertBooking, type BookingRow } from '@/backend/bookings/store/bookingRepository';

/** Without letters and digits that are mistaken for one another. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 6;

/** A number by which people speak of an order, as `PP-4F7K2X`. Whether it is taken the database says. */
function newNumber(): string {
  const signs = Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)] ?? '');
  return `PP-${signs.join('')}`;
}

/** Writes a booking down under a number that is free. */
export async function insertNumbered(
  db: Context['db'],
  fresh: Omit<Parameters<typeof insertBooking>[1], 'number'>,
): Promise<BookingRow> {
  for (;;) {
    const row = await insertBooking(db, { ...fresh, number: newNumber() });
    if (row) return row;
  }
}
