import { balanceAt } from '@/lib/shared/bookings/deposit';
import type { BookingBalance } from '@/lib/shared/bookings/balance';
import type { BookingRow } from '@/backend/bookings/store/bookingRepository';
import { balanceUntil, restOf } from './terms';

/**
 * How a price with a deposit is paid, as both sides see it; null: it is paid at once. `paymentId`: the
 * payment of the rest, for whoever may see its receipt.
 */
export function balanceOf(row: BookingRow, paymentId: string | null = null): BookingBalance | null {
  const { deposit, startsAt, balancePaidAt, state } = row;
  if (deposit === null || startsAt === null) return null;
  const isRunning = state === 'CONFIRMED' || state === 'REQUESTED' || state === 'PENDING_PAYMENT';
  const until = isRunning ? balanceUntil(row) : null;
  return {
    ...{ deposit, rest: restOf(row) },
    at: balanceAt(startsAt).toISOString(),
    until: until?.toISOString() ?? null,
    paidAt: balancePaidAt?.toISOString() ?? null,
    paymentId,
    isComing: isRunning && balancePaidAt === null,
  };
}
