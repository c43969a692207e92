import { paymentOf, type Payment } from '@/backend/payments/service';
import type { Context } from '@/backend/platform/context';
import { applyEvent, type Happening } from '@/backend/bookings/life/apply';
import { BALANCE, BOOKING } from '@/backend/bookings/kinds';
import { evidenceOf } from '@/backend/bookings/show/evidence';
import { lockBooking, type BookingRow } from '@/backend/bookings/store/bookingRepository';
import type { BookingMoney } from '@/lib/shared/bookings/states';

/** The page of an order, without language. */
const orderPath = ({ ref }: Payment) => `/orders/${ref}`;

/** What a booking does once one of its payments was made: the same for the deposit and the rest. */
export const AFTERWARDS = {
  sellerPath: orderPath,
  mailPath: (_context: Context, payment: Payment) => Promise.resolve(orderPath(payment)),
  refunded,
  disputed: async (context: Context, payment: Payment, { amount }: { amount: number }) => {
    await tell(context, payment, { event: 'DISPUTE_OPENED', by: 'STRIPE', amount });
  },
  disputeClosed,
  evidence: (context: Context, { ref }: Payment) => evidenceOf(context, ref),
};

/** Locks a booking for what its payment tells; one that is gone has nothing to do. */
export async function heldFor(context: Context, { ref }: Payment): Promise<BookingRow | null> {
  const row = await lockBooking(context.db, ref);
  if (!row) context.logger.error({ booking: ref }, 'a payment of no booking');
  return row ?? null;
}

async function tell(context: Context, payment: Payment, happening: Happening): Promise<void> {
  const row = await heldFor(context, payment);
  if (row && row.state !== 'PENDING_PAYMENT') await applyEvent(context, row, happening);
}

/** Where the money of an order stands, once some of it went back: of both its payments, if it has two. */
async function standing(
  context: Context,
  payment: Payment,
): Promise<{ refunded: number; money: BookingMoney }> {
  const other = await paymentOf(context, payment.kind === BOOKING ? BALANCE : BOOKING, payment.ref);
  const parts = other?.state === 'PAID' ? [payment, other] : [payment];
  const sum = (of: (part: Payment) => number) => parts.reduce((all, part) => all + of(part), 0);
  const refunded = sum((part) => part.refunded);
  const isGone = parts.some(({ dispute, chargedBack }) => dispute === 'LOST' && chargedBack > 0);
  if (isGone) return { refunded, money: 'CHARGED_BACK' };
  if (refunded >= sum(({ money }) => money.amount)) return { refunded, money: 'REFUNDED' };
  return { refunded, money: refunded > 0 ? 'PARTLY_REFUNDED' : 'CAPTURED' };
}

/** Parts of a booking that went back whole, though nobody had cancelled it, are off. */
const GOES_ON: readonly string[] = [
  'REQUESTED',
  'UNSCHEDULED',
  'CONFIRMED',
  'DELIVERED',
  'DISPUTED',
];

async function refunded(
  context: Context,
  payment: Payment,
  { amount, state }: { amount: number; state: 'SENT' | 'FAILED' },
): Promise<void> {
  const row = await heldFor(context, payment);
  if (!row) return;
  if (state === 'FAILED') {
    await applyEvent(context, row, { event: 'REFUND_FAILED', by: 'STRIPE', amount });
    return;
  }
  const now = await standing(context, payment);
  const after = await applyEvent(context, row, {
    ...{ event: 'REFUND_SENT', by: 'STRIPE', amount, patch: now },
  });
  if (now.money !== 'REFUNDED' || !GOES_ON.includes(after.state)) return;
  await applyEvent(context, after, { event: 'SELLER_SUSPENDED', by: 'STRIPE' });
}

async function disputeClosed(
  context: Context,
  payment: Payment,
  { amount }: { amount: number },
): Promise<void> {
  const isLost = payment.dispute === 'LOST';
  const { money } = await standing(context, payment);
  await tell(context, payment, {
    ...{ event: isLost ? 'CHARGED_BACK' : 'DISPUTE_CLOSED', by: 'STRIPE', amount },
    ...(isLost ? {} : { patch: { money } }),
  });
}
