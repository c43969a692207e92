import { holdBooking } from '@/backend/bookings/service';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { newId } from '@/backend/platform/id';
import { confirmedId } from '@/backend/platform/member';
import { inTransaction } from '@/backend/platform/transaction';
import { GIFT_SEND_DAYS, type HoldGiftInput } from '@/lib/shared/gifts/gift';
import type { HeldBooking } from '@/lib/shared/bookings/paying';
import { saveGift } from './repository';

const DAY_MS = 86_400_000;

/**
 * Holds a tier for whoever pays for it as a gift, with what they say of it; `bookings/pay/` opens the
 * page to pay on. Errors: those of `holdBooking`, payload.invalid (goes out too late).
 */
export async function holdGift(context: Context, input: HoldGiftInput): Promise<HeldBooking> {
  const giverId = confirmedId(context);
  const { serviceTierId, timeZone, requestKey, sendAt, email, ...said } = input;
  const now = context.now();
  const goesOut = email === null || sendAt === null ? null : new Date(sendAt);
  if (goesOut !== null && goesOut.getTime() > now.getTime() + GIFT_SEND_DAYS * DAY_MS) {
    throw new AppError('payload.invalid', { fields: { sendAt: 'too_big' } });
  }
  return inTransaction(context, async (inner) => {
    const held = await holdBooking(
      inner,
      { serviceTierId, timeZone, requestKey, startsAt: null, bookingId: null },
      { isGift: true },
    );
    await saveGift(inner.db, {
      ...{ id: newId(), bookingId: held.bookingId, giverId, email, sendAt: goesOut, ...said },
      ...{ sentAt: null, openedAt: null, claimedAt: null, declinedAt: null, createdAt: now },
    });
    return held;
  });
}
