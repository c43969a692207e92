import { chargeKept, type Payment } from '@/backend/payments/service';
import type { Context } from '@/backend/platform/context';
import { inTransaction } from '@/backend/platform/transaction';
import { applyEvent } from '@/backend/bookings/life/apply';
import { findBooking, lockBooking } from '@/backend/bookings/store/bookingRepository';
import { balanceSale, canBePaid } from './sale';
import { isBalanceOpen } from './terms';

/**
 * Charges the rest of a booking to the card of its deposit. What is declined is told to the buyer, who
 * pays by hand. True: nothing is left to ask for. Outside of a transaction.
 */
export async function chargeBalance(
  context: Context,
  bookingId: string,
  deposit: Payment,
): Promise<boolean> {
  const row = await findBooking(context.db, bookingId);
  if (row?.state !== 'CONFIRMED' || !isBalanceOpen(row)) return true;
  // Whoever asks their bank for the deposit is not charged with the rest meanwhile.
  if (deposit.dispute === 'OPEN' || !(await canBePaid(context, row.creatorId))) return false;
  const sale = balanceSale(row, deposit);
  if (sale === null || (await chargeKept(context, deposit.id, sale))) return true;
  await inTransaction(context, (inner) => failBalance(inner, bookingId));
  return true;
}

/** The card of the deposit cannot be charged with the rest: its buyer is told. */
export async function failBalance(context: Context, bookingId: string): Promise<void> {
  const row = await lockBooking(context.db, bookingId);
  if (row?.state !== 'CONFIRMED' || !isBalanceOpen(row)) return;
  await applyEvent(context, row, { event: 'BALANCE_FAILED', by: 'STRIPE' });
}
