import { lockPayment, findPayment, type PaymentRow } from '@/backend/payments/store/payments';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { inTransaction } from '@/backend/platform/transaction';
import { applySeen } from './apply';
import { readSeen, type Seen } from './read';

/** How often it is read again when the payment went on in between. */
const TRIES = 3;

/**
 * Asks Stripe about a payment and brings it there. Outside of a transaction. Errors:
 * payment.not_found; those of Stripe's client when it does not answer.
 */
export async function lookAt(context: Context, paymentID: string): Promise<PaymentRow> {
  for (let left = TRIES; ; left -= 1) {
    const row = await findPayment(context.db, paymentID);
    if (!row) throw new AppError('payment.not_found');
    const seen = await readSeen(context, row);
    const applied = await inTransaction(context, (inner) => applyIfFresh(inner, paymentID, seen));
    if (applied) return applied;
    if (left <= 1) return row;
  }
}

/** Locks the payment and applies what was read; null: it was read for another page of it. */
export async function applyIfFresh(
  context: Context,
  paymentID: string,
  seen: Seen,
): Promise<PaymentRow | null> {
  const row = await lockPayment(context.db, paymentID);
  if (!row || row.version !== seen.version || row.sessionId !== seen.sessionId) return null;
  return applySeen(context, row, seen);
}
