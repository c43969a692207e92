import { keptOut } from '@/backend/audience/service';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { applyEvent } from '@/backend/bookings/life/apply';
import { lockBooking, type BookingRow } from '@/backend/bookings/store/bookingRepository';

async function given(context: Context, bookingId: string): Promise<BookingRow> {
  const row = await lockBooking(context.db, bookingId);
  if (!row?.isGift) throw new AppError('booking.not_found');
  return row;
}

/**
 * Lets somebody have a gift that nobody has yet, in the running transaction. Errors: booking.not_found,
 * booking.not_possible (somebody has it, or it is over), booking.own_service, booking.blocked.
 */
export async function takeGift(
  context: Context,
  bookingId: string,
  recipientId: string,
): Promise<BookingRow> {
  const row = await given(context, bookingId);
  const { creatorId } = row;
  if (creatorId === null) throw new AppError('booking.not_possible');
  if (creatorId === recipientId) throw new AppError('booking.own_service');
  if ((await keptOut(context, creatorId, [recipientId])).size > 0) {
    throw new AppError('booking.blocked');
  }
  return applyEvent(context, row, {
    ...{ event: 'CLAIMED', by: 'BUYER', actorId: recipientId, patch: { recipientId } },
  });
}

/**
 * Ends a gift that nobody used, in the running transaction: its receiver does not want it, or its giver
 * takes it back. Everything goes back to the giver. Errors: booking.not_found, booking.not_possible.
 */
export async function endGift(
  context: Context,
  bookingId: string,
  { event, actorId }: { event: 'GIFT_DECLINED' | 'GIFT_REVOKED'; actorId: string | null },
): Promise<BookingRow> {
  const row = await given(context, bookingId);
  return applyEvent(context, row, { event, by: 'BUYER', actorId, amount: row.price });
}
