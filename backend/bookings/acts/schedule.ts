import { takeSlot } from '@/backend/availability/service';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import type { BookingPage } from '@/lib/shared/bookings/views';
import { actOn, type Seen } from '@/backend/bookings/life/act';

/**
 * Picks the time of a session that was given. Errors: those of `actOn`, availability.taken and the other
 * refusals of a time.
 */
export function scheduleBooking(
  context: Context,
  { startsAt, ...seen }: Seen & { startsAt: string },
): Promise<BookingPage> {
  return actOn(context, seen, 'BUYER', 'SCHEDULED', async (inner, row) => {
    const { id: refId, creatorId, tierId, state, tier } = row;
    const isWaiting = state === 'UNSCHEDULED' && tier.minutes !== null;
    if (!isWaiting || creatorId === null || tierId === null || tier.minutes === null) {
      throw new AppError('booking.not_possible');
    }
    const { minutes, seats } = tier;
    const slot = await takeSlot(inner, {
      ...{ creatorId, tierId, refId, minutes, seats, startsAt: new Date(startsAt) },
      expiresAt: null,
    });
    return { patch: slot, note: startsAt };
  });
}
