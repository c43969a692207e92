import { usersByIds } from '@/backend/accounts/service';
import {
  bookingRows,
  endGift,
  lockedBooking,
  takeGift,
  type BookingRow,
} from '@/backend/bookings/service';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { hashToken } from '@/backend/platform/id';
import { scheduleJob } from '@/backend/platform/jobs/scheduledJobs';
import { confirmedId } from '@/backend/platform/member';
import { inTransaction } from '@/backend/platform/transaction';
import { listPhoto } from '@/lib/shared/creators/extraPublic';
import type { GiftLink } from '@/lib/shared/gifts/gift';
import type { ShownGift } from '@/lib/shared/gifts/views';
import { refusalOf } from './manage';
import { declinedUntil, isOpen, shownState } from './policy';
import { changeGift, findGift, linkWith, markOpened, type GiftRow } from './repository';
import { giftIdOf } from './send';
import { iso } from './show';

/** Kind of the job that gives a declined gift up. */
export const GIVE_UP_GIFT = 'gifts.give_up';

interface Found {
  gift: GiftRow;
  booking: BookingRow;
}

/**
 * The gift that a link leads to. A link that was voided still shows whoever has it what is theirs.
 * Errors: gift.not_found.
 */
async function foundBy(context: Context, { giftId, token }: GiftLink): Promise<Found> {
  const gift = await findGift(context.db, giftId);
  const link = await linkWith(context.db, giftId, hashToken(token));
  const booking = gift && (await bookingRows(context, [gift.bookingId])).get(gift.bookingId);
  if (!gift || !booking || !link) throw new AppError('gift.not_found');
  const { userId } = context.actor;
  const isMine = userId !== null && booking.recipientId === userId;
  // After a change of the address the first one learns nothing any more.
  const isMoved = link.voidedAt !== null && isOpen(gift, booking);
  if (isMoved && !isMine) throw new AppError('gift.not_found');
  return { gift, booking };
}

/** What a link shows, to whoever has it: reading uses nothing up. Errors: gift.not_found. */
export async function shownGift(context: Context, link: GiftLink): Promise<ShownGift> {
  return viewOf(context, await foundBy(context, link));
}

/** Notes that somebody has opened the link, for the giver. Errors: gift.not_found. */
export async function openGift(context: Context, link: GiftLink): Promise<ShownGift> {
  const { gift, booking } = await foundBy(context, link);
  const isGiver = booking.buyerId === context.actor.userId;
  if (!isGiver && isOpen(gift, booking)) await markOpened(context.db, gift.id, context.now());
  return viewOf(context, { gift, booking });
}

/**
 * Takes a gift for the caller; pressing again answers the same. Of two at once one gets it. Errors:
 * auth.required, auth.email_needed, gift.not_found, gift.taken, gift.over, booking.own_service,
 * booking.blocked.
 */
export async function claimGift(context: Context, link: GiftLink): Promise<ShownGift> {
  const userId = confirmedId(context);
  return inTransaction(context, async (inner) => {
    const found = await held(inner, link);
    const { gift, booking } = found;
    if (booking.recipientId === userId) return viewOf(inner, found);
    if (!isOpen(gift, booking)) throw new AppError(refusalOf(gift, booking));
    const after = await takeGift(inner, booking.id, userId);
    return viewOf(inner, { gift, booking: after });
  });
}

/** Says no to a gift; for a minute it can be kept after all. Errors: as `claimGift` without log-in. */
export function declineGift(context: Context, link: GiftLink): Promise<ShownGift> {
  return inTransaction(context, async (inner) => {
    const { gift, booking } = await held(inner, link);
    if (gift.declinedAt !== null) return viewOf(inner, { gift, booking });
    if (!isOpen(gift, booking)) throw new AppError(refusalOf(gift, booking));
    const declinedAt = inner.now();
    const changed = await changeGift(inner.db, gift.id, { declinedAt });
    const runAt = declinedUntil(declinedAt);
    await scheduleJob(inner, { kind: GIVE_UP_GIFT, ref: { giftId: gift.id }, runAt });
    return viewOf(inner, { gift: changed, booking });
  });
}

/** Keeps a gift that was declined within the minute. Errors: gift.not_found, gift.over. */
export function keepGift(context: Context, link: GiftLink): Promise<ShownGift> {
  return inTransaction(context, async (inner) => {
    const { gift, booking } = await held(inner, link);
    if (booking.state !== 'UNSCHEDULED') throw new AppError('gift.over');
    const changed = await changeGift(inner.db, gift.id, { declinedAt: null });
    return viewOf(inner, { gift: changed, booking });
  });
}

/** Gives a gift up whose minute is over, unless somebody kept it; its money goes back. */
export async function giveUpGift(context: Context, ref: unknown): Promise<void> {
  const known = await findGift(context.db, giftIdOf(ref));
  const booking = known && (await lockedBooking(context, known.bookingId));
  // It may have been kept while this waited for the lock.
  const gift = known && (await findGift(context.db, known.id));
  if (!gift?.declinedAt || booking?.state !== 'UNSCHEDULED') return;
  if (declinedUntil(gift.declinedAt) > context.now()) return;
  await endGift(context, gift.bookingId, { event: 'GIFT_DECLINED', actorId: null });
}

/** Locks what a link leads to: the booking first, as everybody does. */
async function held(context: Context, link: GiftLink): Promise<Found> {
  const { gift } = await foundBy(context, link);
  await lockedBooking(context, gift.bookingId);
  return foundBy(context, link);
}

async function viewOf(context: Context, { gift, booking }: Found): Promise<ShownGift> {
  const { id, receiverName, giverName, message, isPriceHidden, declinedAt } = gift;
  const { title, tier, image, kind, currency, creatorId, useBy } = booking;
  const state = shownState(gift, booking, context.actor.userId);
  const creator = creatorId && (await usersByIds(context, [creatorId])).get(creatorId);
  return {
    ...{ id, state, receiverName, giverName, message, title, tierName: tier.name, image, kind },
    ...{ minutes: tier.minutes, days: tier.days, included: tier.included, currency },
    bookingId: state === 'MINE' ? booking.id : null,
    creator: creator
      ? {
          ...{ id: creator.id, handle: creator.handle, name: creator.name },
          profilePhoto: listPhoto(creator.extraPublic),
        }
      : null,
    price: isPriceHidden ? null : booking.price,
    useBy: iso(useBy),
    declinedUntil: state === 'DECLINED' && declinedAt ? iso(declinedUntil(declinedAt)) : null,
  };
}
