import type { Insertable, Kysely } from 'kysely';
import type { BookingsTable } from '@/backend/bookings/tables';
import { newId } from '@/backend/platform/id';
import type { Tables } from '@/backend/platform/tables';

const tier = {
  name: 'One hour',
  included: [],
  minutes: 60,
  days: null,
  revisions: 0,
  seats: 1,
  bufferBefore: 0,
  bufferAfter: 0,
};

/** Writes a booking as a row, for what only looks at rows; returns its id. */
export async function insertBooking(
  db: Kysely<Tables>,
  booking: Pick<Insertable<BookingsTable>, 'creatorId' | 'buyerId'> &
    Partial<Insertable<BookingsTable>>,
): Promise<string> {
  const id = newId();
  const now = new Date();
  await db
    .insertInto('bookings')
    .values({
      id,
      number: `PP-${id.slice(-8).toUpperCase()}`,
      recipientId: booking.buyerId,
      requestKey: newId(),
      kind: 'DELIVERY',
      bookingMode: 'INSTANT',
      state: 'CONFIRMED',
      title: 'Coaching',
      tier: JSON.stringify(tier),
      cancelPolicy: 'STANDARD',
      price: 2500,
      fee: 250,
      currency: 'EUR',
      timeZone: 'Europe/Berlin',
      locale: 'en',
      revisionsLeft: 0,
      createdAt: now,
      updatedAt: now,
      ...booking,
    })
    .execute();
  return id;
}
