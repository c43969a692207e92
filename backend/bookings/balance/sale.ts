import { sellerOf } from '@/backend/payouts/service';
import { isSuspended, type ChargeKept, type Payment } from '@/backend/payments/service';
import type { Context } from '@/backend/platform/context';
import { BALANCE } from '@/backend/bookings/kinds';
import type { BookingRow } from '@/backend/bookings/store/bookingRepository';
import { depositFeeOf, restOf } from './terms';

/** What is paid with the rest, by whoever paid the deposit; null: somebody has left. */
export function balanceSale(row: BookingRow, deposit: Payment): ChargeKept | null {
  const { id, creatorId, title, tier, currency } = row;
  const { buyerId, buyerEmail, buyerName, buyerLocale } = deposit;
  if (creatorId === null || buyerEmail === null) return null;
  return {
    kind: BALANCE,
    ref: id,
    sellerId: creatorId,
    buyer: { id: buyerId, email: buyerEmail, name: buyerName, locale: buyerLocale },
    title: `${title} · ${tier.name}`,
    money: { amount: restOf(row), currency },
    fee: row.fee - depositFeeOf(row),
    returnPath: `/orders/${id}`,
    cancelPath: `/orders/${id}`,
  };
}

/** Whether anybody can pay a creator now. */
export async function canBePaid(context: Context, creatorId: string | null): Promise<boolean> {
  if (creatorId === null || (await isSuspended(context, creatorId))) return false;
  return (await sellerOf(context, creatorId)).isReady;
}
