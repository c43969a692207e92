import {
  cancelPayment,
  capturePayment,
  completeSale,
  paymentOf,
  refundPayment,
  type Payment,
} from '@/backend/payments/service';
import type { Context } from '@/backend/platform/context';
import { chargeBalance } from '@/backend/bookings/balance/charge';
import { BALANCE, BOOKING } from '@/backend/bookings/kinds';
import { planMoney, takeMoney, type MoneyRow } from '@/backend/bookings/store/lifeRepository';

const SECOND_MS = 1000;
/** So long no other process takes it: a step is over by then, or its process is gone. */
const HELD_MS = 30 * SECOND_MS;
const LONGEST_PAUSE_MS = 3_600_000;
/** From so many tries on somebody should look. */
const ALARM_TRIES = 6;
/** What is done in one step: each may ask Stripe a few times. */
const AT_ONCE = 10;

/** A payment that is over without a charge. */
export const isClosed = ({ state }: Payment) =>
  state === 'EXPIRED' || state === 'CANCELLED' || state === 'FAILED';

/**
 * Does at Stripe what acts decided about the money of bookings: of one, or of all for which it is due.
 * What does not work is tried again after growing pauses. Not to be called inside of a transaction.
 * Returns whether there was something.
 */
export async function carryMoney(context: Context, bookingId?: string): Promise<boolean> {
  if (!context.stripe) return false;
  let isAny = false;
  // What follows on another act of the same booking waits until that is done.
  for (let round = 0; round < 3; round += 1) {
    const now = context.now();
    const until = new Date(now.getTime() + HELD_MS);
    const rows = await takeMoney(context.db, {
      ...{ now, until, limit: AT_ONCE },
      ...(bookingId !== undefined && { bookingId }),
    });
    if (rows.length === 0) return isAny;
    isAny = true;
    for (const row of inOrder(rows)) await carry(context, row);
  }
  return isAny;
}

const inOrder = (rows: readonly MoneyRow[]) =>
  rows.toSorted((one, other) => one.no - other.no || one.kind.localeCompare(other.kind));

async function carry(context: Context, row: MoneyRow): Promise<void> {
  let isDone = false;
  try {
    isDone = await ask(context, row);
  } catch (error) {
    const { bookingId, kind, tries } = row;
    const told = { err: error, booking: bookingId, kind, alarm: tries >= ALARM_TRIES };
    context.logger.warn(told, 'the money of a booking did not move yet');
  }
  if (isDone) return planMoney(context.db, row.id, { dueAt: null });
  const pause = Math.min(LONGEST_PAUSE_MS, 2 ** row.tries * HELD_MS);
  return planMoney(context.db, row.id, {
    dueAt: new Date(context.now().getTime() + pause),
    tries: row.tries + 1,
  });
}

/** Asks for one thing, under a key from its row; true: nothing is left to do. */
async function ask(context: Context, row: MoneyRow): Promise<boolean> {
  const isOfRest = row.kind === 'BALANCE_BACK' || row.kind === 'BALANCE_OFF';
  const payment = await paymentOf(context, isOfRest ? BALANCE : BOOKING, row.bookingId);
  if (!payment || isClosed(payment)) return true;
  if (row.kind === 'BALANCE') return chargeBalance(context, row.bookingId, payment);
  if (row.kind === 'BALANCE_OFF') return callOff(context, payment);
  if (row.kind === 'CAPTURE') {
    if (payment.state === 'AUTHORISED') await capturePayment(context, payment.id);
    return true;
  }
  if (row.kind === 'BACK' || row.kind === 'BALANCE_BACK') return sendBack(context, payment, row);
  if (payment.state !== 'PAID') return false;
  const at = context.stripe?.now() ?? context.now();
  await completeSale(context, payment.id, at);
  const rest = await paymentOf(context, BALANCE, row.bookingId);
  if (rest?.state === 'PAID') await completeSale(context, rest.id, at);
  return true;
}

/** Nobody can pay the rest any more; what is paid in this moment goes straight back. */
async function callOff(context: Context, payment: Payment): Promise<boolean> {
  if (payment.state === 'PROCESSING') return false;
  if (payment.state !== 'PAID') await cancelPayment(context, payment.id);
  return true;
}

/** What is only reserved is let go; what was charged is refunded. */
async function sendBack(context: Context, payment: Payment, row: MoneyRow): Promise<boolean> {
  if (payment.state === 'OPEN' || payment.state === 'AUTHORISED') {
    await cancelPayment(context, payment.id);
    return true;
  }
  if (payment.state !== 'PAID') return false;
  const left = payment.money.amount - payment.refunded - payment.chargedBack;
  const amount = Math.min(row.amount ?? left, left);
  if (amount <= 0) return true;
  await refundPayment(context, {
    ...{ paymentID: payment.id, amount, reason: row.reason ?? '' },
    requestKey: `booking:${row.bookingId}:${row.no}`,
  });
  return true;
}
