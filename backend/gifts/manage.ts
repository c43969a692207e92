import { carryMoney, endGift, lockedBooking, type BookingRow } from '@/backend/bookings/service';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { memberId } from '@/backend/platform/member';
import { inTransaction } from '@/backend/platform/transaction';
import type { GiftView } from '@/lib/shared/gifts/views';
import { makeLink } from './links';
import { isOpen, leftOf, stateOf } from './policy';
import { changeGift, giftOfBooking, linksOf, voidLinks, type GiftRow } from './repository';
import { mailGift } from './send';
import { giftOfOrder } from './show';

/**
 * Makes a new link to a gift and mails it where the gift goes by mail; older links still lead to it.
 * Errors: auth.required, gift.not_found, gift.taken, gift.over, gift.too_many_resends.
 */
export function resendGift(
  context: Context,
  { bookingId }: { bookingId: string },
): Promise<GiftView> {
  return managed(context, bookingId, async (inner, gift, booking) => {
    const { resendsLeft } = leftOf(await linksOf(inner.db, gift.id), inner.now());
    if (resendsLeft === 0) throw new AppError('gift.too_many_resends');
    if (stateOf(gift, booking) === 'WAITING') throw new AppError('booking.not_possible');
    if (gift.email === null) await makeLink(inner, gift, booking.locale);
    else await mailGift(inner, gift, booking);
  });
}

/**
 * Sends a gift to another address: no older link leads to it any more. One that waits for its day goes
 * there on that day. Errors: those of `resendGift`, gift.too_many_addresses.
 */
export function changeGiftAddress(
  context: Context,
  { bookingId, email }: { bookingId: string; email: string },
): Promise<GiftView> {
  return managed(context, bookingId, async (inner, gift, booking) => {
    const { addressesLeft } = leftOf(await linksOf(inner.db, gift.id), inner.now());
    if (addressesLeft === 0) throw new AppError('gift.too_many_addresses');
    await voidLinks(inner.db, gift.id, inner.now());
    const changed = await changeGift(inner.db, gift.id, { email, openedAt: null });
    if (stateOf(gift, booking) !== 'WAITING') await mailGift(inner, changed, booking);
  });
}

/**
 * Takes a gift back that nobody has: everything goes back to its giver. Outside of a transaction.
 * Errors: auth.required, gift.not_found, gift.taken, gift.over, booking.changed.
 */
export async function revokeGift(
  context: Context,
  { bookingId, version }: { bookingId: string; version: number },
): Promise<GiftView> {
  await manage(context, bookingId, async (inner, _gift, booking) => {
    if (booking.version !== version) throw new AppError('booking.changed');
    await endGift(inner, bookingId, { event: 'GIFT_REVOKED', actorId: booking.buyerId });
  });
  await carryMoney(context, bookingId);
  return giftOfOrder(context, { bookingId });
}

type GiftWork = (context: Context, gift: GiftRow, booking: BookingRow) => Promise<void>;

/** Lets its giver do something to a gift that nobody has taken. */
async function manage(context: Context, bookingId: string, work: GiftWork): Promise<void> {
  const userId = memberId(context);
  await inTransaction(context, async (inner) => {
    // Nobody takes it meanwhile.
    const booking = await lockedBooking(inner, bookingId);
    const gift = await giftOfBooking(inner.db, bookingId);
    if (!gift || booking?.buyerId !== userId) throw new AppError('gift.not_found');
    if (!isOpen(gift, booking)) throw new AppError(refusalOf(gift, booking));
    await work(inner, gift, booking);
  });
}

/** The same, and answers the gift as it is then. */
async function managed(context: Context, bookingId: string, work: GiftWork): Promise<GiftView> {
  await manage(context, bookingId, work);
  return giftOfOrder(context, { bookingId });
}

/** Why a gift that is not open any more cannot be changed or taken. */
export function refusalOf(gift: GiftRow, booking: BookingRow): 'gift.taken' | 'gift.over' {
  return stateOf(gift, booking) === 'TAKEN' ? 'gift.taken' : 'gift.over';
}
