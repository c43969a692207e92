import { paymentOf } from '@/backend/payments/service';
import type { Context } from '@/backend/platform/context';
import { inTransaction } from '@/backend/platform/transaction';
import {
  changeBooking,
  findBooking,
  lockBooking,
} from '@/backend/bookings/store/bookingRepository';
import { dueBookings } from '@/backend/bookings/store/lifeRepository';
import { canBePaid } from '@/backend/bookings/balance/sale';
import { capturedOf, isBalanceOpen } from '@/backend/bookings/balance/terms';
import { BALANCE, BOOKING } from '@/backend/bookings/kinds';
import { applyEvent } from './apply';
import { dueNow, wakeAtOf } from './clock';
import { isClosed } from './money';
import { settleProposal } from './proposal';

const MINUTE_MS = 60_000;
/** A booking that did not go on is left alone for so long, so that it holds up no other. */
const PAUSE_MS = 30_000;

/**
 * Does what is due in bookings: deadlines and reminders, each once, by what stands in the booking under
 * its lock. One that fails does not hold up the others. Returns whether anything was done.
 */
export async function wakeBookings(context: Context): Promise<boolean> {
  let isAnyDone = false;
  for (const id of await dueBookings(context.db, context.now())) {
    isAnyDone = (await tried(context, id)) || isAnyDone;
  }
  return isAnyDone;
}

async function tried(context: Context, bookingId: string): Promise<boolean> {
  try {
    return await wake(context, bookingId);
  } catch (error) {
    context.logger.error({ err: error, booking: bookingId }, 'a booking did not go on');
    const wakeAt = new Date(context.now().getTime() + PAUSE_MS);
    await changeBooking(context.db, bookingId, { wakeAt });
    return false;
  }
}

async function wake(context: Context, bookingId: string): Promise<boolean> {
  const isOpen = await isStillPaid(context, bookingId);
  return inTransaction(context, async (inner) => {
    const row = await lockBooking(inner.db, bookingId);
    const now = inner.now();
    if (!row?.wakeAt || row.wakeAt > now) return false;
    const due = dueNow(row, now);
    if (!due) {
      await changeBooking(inner.db, row.id, { wakeAt: wakeAtOf(row, now) });
      return false;
    }
    if (isOpen && (due.event === 'PAYMENT_EXPIRED' || due.event === 'BALANCE_MISSED')) {
      // Held until Stripe says that nobody can pay any more; that ends it.
      await changeBooking(inner.db, row.id, { wakeAt: new Date(now.getTime() + MINUTE_MS) });
      return false;
    }
    if (due.event === 'MOVE_ANSWERED') {
      await settleProposal(inner, row, { by: 'CLOCK', answer: 'SILENCE' });
      return true;
    }
    const { event, note = null } = due;
    const isUnfair = event === 'BALANCE_MISSED' && !(await canBePaid(inner, row.creatorId));
    const amount = isUnfair ? capturedOf(row) - row.refunded : (due.amount ?? null);
    await applyEvent(inner, row, { event, by: 'CLOCK', note, amount });
    return true;
  });
}

/** Whether the page on which a booking, or its rest, is paid may still bring something. */
async function isStillPaid(context: Context, bookingId: string): Promise<boolean> {
  const row = await findBooking(context.db, bookingId);
  if (row?.state === 'CONFIRMED' && isBalanceOpen(row)) {
    const rest = await paymentOf(context, BALANCE, bookingId);
    return rest?.state === 'OPEN' || rest?.state === 'PROCESSING';
  }
  if (row?.state !== 'PENDING_PAYMENT') return false;
  const payment = await paymentOf(context, BOOKING, bookingId);
  return payment !== null && !isClosed(payment);
}
