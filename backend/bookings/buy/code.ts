import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { confirmedId } from '@/backend/platform/member';
import { inTransaction } from '@/backend/platform/transaction';
import { dropUse, takeCode } from '@/backend/promos/service';
import type { HeldBooking } from '@/lib/shared/bookings/paying';
import { feeOf } from '@/lib/shared/money/fees';
import { depositFor } from '@/backend/bookings/balance/terms';
import {
  changeBooking,
  lockBooking,
  type BookingRow,
} from '@/backend/bookings/store/bookingRepository';
import { heldView } from './hold';

/**
 * Makes a held booking cheaper by a code of its creator's, or takes the code off: the price and our
 * fee are worked out anew. Errors: auth.required, auth.email_needed, booking.not_found,
 * booking.hold_over, booking.code_fixed (its page to pay on was opened), and those of `takeCode`.
 */
export async function applyCode(
  context: Context,
  { bookingId, code }: { bookingId: string; code: string | null },
): Promise<HeldBooking> {
  const buyerId = confirmedId(context);
  return inTransaction(context, async (inner) => {
    const row = await lockBooking(inner.db, bookingId);
    if (row?.buyerId !== buyerId) throw new AppError('booking.not_found');
    const isOver = row.heldUntil === null || row.heldUntil <= inner.now();
    if (row.state !== 'PENDING_PAYMENT' || isOver) throw new AppError('booking.hold_over');
    if (code === row.promoCode) return heldView(row);
    if (row.payingSince !== null) throw new AppError('booking.code_fixed');
    if (row.promoId !== null) await dropUse(inner, bookingId);
    const priced = await pricedWith(inner, row, { code, buyerId });
    const fee = feeOf('EXPERIENCE', { amount: priced.price, currency: row.currency });
    const deposit = depositFor({ ...row, price: priced.price }, row.startsAt, inner.now());
    return heldView(await changeBooking(inner.db, bookingId, { ...priced, fee, deposit }));
  });
}

async function pricedWith(
  context: Context,
  row: BookingRow,
  { code, buyerId }: { code: string | null; buyerId: string },
) {
  const { id: bookingId, serviceId, creatorId, currency } = row;
  const listed = row.listPrice ?? row.price;
  if (code === null) return { price: listed, listPrice: null, promoId: null, promoCode: null };
  if (creatorId === null) throw new AppError('promo.unknown');
  const order = { bookingId, serviceId, creatorId, currency, price: listed, code, buyerId };
  const taken = await takeCode(context, order);
  return {
    ...{ price: taken.price, listPrice: listed },
    ...{ promoId: taken.promoId, promoCode: taken.code },
  };
}
