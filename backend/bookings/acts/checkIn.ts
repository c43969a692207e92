import type { Context } from '@/backend/platform/context';
import type { BookingPage } from '@/lib/shared/bookings/views';
import { change, type Seen } from '@/backend/bookings/life/act';
import { applyEvent } from '@/backend/bookings/life/apply';

/** A side of a session says that they are there. Errors: those of `actOn`. */
export function checkIn(context: Context, seen: Seen): Promise<BookingPage> {
  return change(context, seen, null, async (inner, row, actorId, side) => {
    const now = inner.now();
    const patch = side === 'BUYER' ? { buyerInAt: now } : { creatorInAt: now };
    await applyEvent(inner, row, { event: 'CHECKED_IN', by: side, actorId, patch });
  });
}
