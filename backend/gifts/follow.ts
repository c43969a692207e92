import type { BookingStepTaken } from '@/backend/bookings/service';
import type { Context } from '@/backend/platform/context';
import type { BookingState } from '@/lib/shared/bookings/states';
import { changeGift, giftOfBooking, voidLinks } from './repository';
import { goOut } from './send';
import { tellGiver, tellReceiver, type GiftNewsKind } from './tell';

/** Not a gift yet, or none any more. */
const NO_GIFT: ReadonlySet<BookingState> = new Set(['PENDING_PAYMENT', 'CANCELLED']);

/** What a gift does because of a step of its booking, in its transaction. */
export async function followGift(context: Context, step: BookingStepTaken): Promise<void> {
  const { before, after, event } = step;
  if (!after.isGift) return;
  const gift = await giftOfBooking(context.db, after.id);
  if (!gift) return;
  const now = context.now();
  if (after.state === 'UNSCHEDULED' && before.state !== 'UNSCHEDULED') {
    await goOut(context, gift, after);
  }
  if (event === 'CLAIMED') {
    await changeGift(context.db, gift.id, { claimedAt: now });
    await voidLinks(context.db, gift.id, now);
  }
  // What happens to an order that is over is no second end.
  const isOver = after.state === 'CANCELLED' && !NO_GIFT.has(before.state);
  if (isOver) await voidLinks(context.db, gift.id, now);
  const news = newsOf(step, isOver);
  if (news) await tellGiver(context, gift, after, news);
  // The others are told as the buyer's side of the booking.
  const wasReceivers = isOver && (event === 'UNUSED' || event === 'CHARGED_BACK');
  if (wasReceivers) await tellReceiver(context, gift, after, 'over');
}

function newsOf({ event, note }: BookingStepTaken, isOver: boolean): GiftNewsKind | null {
  if (event === 'CLAIMED') return 'taken';
  if (event === 'REMINDED') return note === 'unused_soon' ? 'unused_soon' : null;
  if (!isOver) return null;
  if (event === 'GIFT_DECLINED') return 'declined';
  // They did it themselves, here or at their bank.
  if (event === 'GIFT_REVOKED' || event === 'CHARGED_BACK') return null;
  return event === 'UNUSED' ? 'unused' : 'over';
}
