import { bookingRows, roleOf, type BookingRow } from '@/backend/bookings/service';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { fanId, memberId } from '@/backend/platform/member';
import type { GiftLine, GiftView } from '@/lib/shared/gifts/views';
import { LIMITS } from '@/lib/shared/limits';
import { newestLink } from './links';
import { actsOf, isOpen, leftOf, stateOf } from './policy';
import { giftOfBooking, giftsOfPerson, linksOf, lostAmong, type GiftRow } from './repository';

export const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

/**
 * A gift on its order: for whoever gave it with its link, for whoever has it with its words. Errors:
 * auth.required, gift.not_found.
 */
export async function giftOfOrder(
  context: Context,
  { bookingId }: { bookingId: string },
): Promise<GiftView> {
  const userId = memberId(context);
  const booking = (await bookingRows(context, [bookingId])).get(bookingId);
  const gift = await giftOfBooking(context.db, bookingId);
  const isTheirs = booking && (booking.buyerId === userId || booking.recipientId === userId);
  if (!gift || !booking || !isTheirs) throw new AppError('gift.not_found');
  const view = viewOf(gift, booking);
  if (booking.buyerId !== userId) return view;
  const links = await linksOf(context.db, gift.id);
  const left = leftOf(links, context.now());
  const isTakeable = isOpen(gift, booking);
  const isLost = (await lostAmong(context.db, [gift.id])).has(gift.id);
  return {
    ...view,
    state: stateOf(gift, booking, isLost),
    role: roleOf(booking, userId) === 'BUYER' ? 'RECEIVER' : 'GIVER',
    isPriceHidden: gift.isPriceHidden,
    email: gift.email,
    link: isTakeable ? await newestLink(context, links, booking.locale) : null,
    ...left,
    acts: actsOf(gift, booking, left),
  };
}

/** A gift as whoever has it sees it. */
function viewOf(gift: GiftRow, booking: BookingRow): GiftView {
  const { id, bookingId, receiverName, giverName, message, sendAt } = gift;
  return {
    ...{ id, bookingId, receiverName, giverName, message },
    ...{ role: 'RECEIVER', state: stateOf(gift, booking), isPriceHidden: true },
    ...{ sendAt: iso(sendAt), useBy: iso(booking.useBy), email: null, link: null },
    ...{ resendsLeft: 0, addressesLeft: 0, acts: [] },
  };
}

/**
 * What the caller gave and was given, the newest first. Errors: auth.required, forbidden (not a fan: a
 * creator sees it among their orders).
 */
export async function giftsOf(context: Context): Promise<GiftLine[]> {
  const userId = fanId(context);
  const gifts = await giftsOfPerson(context.db, userId, LIMITS.giftsPage);
  const bookings = await bookingRows(
    context,
    gifts.map(({ bookingId }) => bookingId),
  );
  const lost = await lostAmong(
    context.db,
    gifts.map(({ id }) => id),
  );
  return gifts.flatMap((gift): GiftLine[] => {
    const booking = bookings.get(gift.bookingId);
    return booking ? [lineOf(gift, booking, { userId, isLost: lost.has(gift.id) })] : [];
  });
}

function lineOf(
  gift: GiftRow,
  booking: BookingRow,
  { userId, isLost }: { userId: string; isLost: boolean },
): GiftLine {
  const { id, bookingId, receiverName, giverName, sendAt, openedAt, createdAt } = gift;
  const { state: bookingState, endReason, title, tier, image, kind, startsAt, useBy } = booking;
  const role = roleOf(booking, userId) === 'GIVER' ? 'GIVER' : 'RECEIVER';
  return {
    ...{ id, bookingId, role, state: stateOf(gift, booking, isLost), bookingState, endReason },
    ...{ title, tierName: tier.name, image, kind },
    name: role === 'GIVER' ? receiverName : giverName,
    ...{ sendAt: iso(sendAt), openedAt: role === 'GIVER' ? iso(openedAt) : null },
    startsAt: iso(startsAt),
    useBy: bookingState === 'UNSCHEDULED' ? iso(useBy) : null,
    createdAt: createdAt.toISOString(),
  };
}
