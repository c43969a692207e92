import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { memberId } from '@/backend/platform/member';
import { inTransaction } from '@/backend/platform/transaction';
import type { BookingEventKind } from '@/lib/shared/bookings/states';
import type { BookingPage } from '@/lib/shared/bookings/views';
import { bookingPage } from '@/backend/bookings/show/page';
import { lockBooking, type BookingRow } from '@/backend/bookings/store/bookingRepository';
import { applyEvent, type Happening } from './apply';
import { carryMoney } from './money';
import { sideOf, type Side } from './side';

/** A booking as the page showed it. */
export interface Seen {
  bookingId: string;
  version: number;
}

/** What an act says beside its event. */
type Beside = Pick<Happening, 'note' | 'amount' | 'patch'>;

/**
 * Lets the caller do something to a booking as one of its sides, by the table of its states; what
 * follows for its money is asked for after the commit and goes on by itself. Outside of a transaction.
 * Errors: auth.required, booking.not_found, booking.changed and booking.not_possible (both with the
 * booking as it is), and those of `beside`.
 */
export function actOn(
  context: Context,
  seen: Seen,
  side: Side,
  event: BookingEventKind,
  beside: Beside | ((context: Context, row: BookingRow) => Promise<Beside>) = {},
): Promise<BookingPage> {
  return change(context, seen, side, async (inner, row, actorId) => {
    const more = typeof beside === 'function' ? await beside(inner, row) : beside;
    await applyEvent(inner, row, { event, by: side, actorId, ...more });
  });
}

/** The same for acts that are more than one event of the caller's. */
export async function change(
  context: Context,
  { bookingId, version }: Seen,
  side: Side | null,
  work: (context: Context, row: BookingRow, actorId: string, side: Side) => Promise<void>,
): Promise<BookingPage> {
  const actorId = memberId(context);
  try {
    await inTransaction(context, async (inner) => {
      const row = await lockBooking(inner.db, bookingId);
      const own = row && sideOf(row, actorId);
      if (!own || (side !== null && own !== side)) throw new AppError('booking.not_found');
      if (row.version !== version) throw new AppError('booking.changed');
      await work(inner, row, actorId, own);
    });
  } catch (error) {
    if (!(error instanceof AppError) || !SHOWS_PAGE.has(error.code)) throw error;
    // Whoever pressed too late sees why.
    throw new AppError(error.code, { item: await bookingPage(context, { bookingId }) });
  }
  await carryMoney(context, bookingId);
  return bookingPage(context, { bookingId });
}

const SHOWS_PAGE: ReadonlySet<string> = new Set([
  'booking.changed',
  'booking.not_possible',
  'booking.refund_changed',
]);
