import { pauseClearance, startClearance } from '@/backend/payouts/service';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { registerReconciler, registerStripeHandlers } from '@/backend/platform/stripe/registry';
import { inTransaction } from '@/backend/platform/transaction';
import { reconcilePayments } from './acts/reconcile';
import { reconcileSuspensions } from './sellers/suspension';
import { changePayment, findByRef, findByRefs, lockByRef, lockPayment } from './store/payments';
import { PAYMENT_HANDLERS } from './sync/handlers';
import { toPayment } from './toPayment';
import type { Payment } from './types';

export { cancelPayment, capturePayment } from './acts/decide';
export { refundPayment } from './acts/refund';
export { chargeKept, type ChargeKept } from './acts/kept';
export { chargeSaved, recoverPayment, reopenPayment } from './acts/settle';
export { startPayment } from './pages/start';
export { leavePayments, paymentDataOf } from './sellers/leaving';
export {
  isSuspended,
  keepOrders,
  liftSuspension,
  onSuspension,
  refundOrders,
  suspendSeller,
  suspensions,
} from './sellers/suspension';
export { registerSold } from './sold';
export type { OpenPayment, Payment, PaymentPart } from './types';
export { getPayment, onReadersClock } from './view';

registerStripeHandlers(PAYMENT_HANDLERS);
registerReconciler('payments', reconcilePayments);
registerReconciler('suspensions', reconcileSuspensions);

/** The payment of a sold thing; null: none was started. */
export async function paymentOf(
  context: Context,
  kind: string,
  ref: string,
): Promise<Payment | null> {
  const row = await findByRef(context.db, kind, ref);
  return row ? toPayment(row) : null;
}

/** The payments of several sold things, by what they pay. */
export async function paymentsOf(
  context: Context,
  kind: string,
  refs: readonly string[],
): Promise<Map<string, Payment>> {
  const rows = refs.length === 0 ? [] : await findByRefs(context.db, kind, refs);
  return new Map(rows.map((row) => [row.ref, toPayment(row)]));
}

/**
 * What somebody paid without an account belongs to one from now on. The domain that sells it has asked
 * whose it is. In the running transaction.
 */
export async function handOver(
  context: Context,
  paymentID: string,
  buyer: { id: string; email: string },
): Promise<void> {
  await changePayment(context.db, paymentID, { buyerId: buyer.id, buyerEmail: buyer.email });
}

/**
 * What was sold is delivered: clearance begins. A repetition changes nothing, and what is held waits for
 * its own end. Errors:
 * payment.not_found, payment.wrong_state (not paid).
 */
export async function completeSale(context: Context, paymentID: string, at: Date): Promise<void> {
  await inTransaction(context, async (inner) => {
    const row = await lockPayment(inner.db, paymentID);
    if (!row) throw new AppError('payment.not_found');
    if (row.state !== 'PAID') throw new AppError('payment.wrong_state');
    if (row.completedAt || row.heldAt) return;
    await changePayment(inner.db, paymentID, { completedAt: at });
    // A contribution clears from the day it was paid.
    if (row.feeKind === 'EXPERIENCE') await startClearance(inner, paymentID, at);
  });
}

/**
 * Locks the payment of a sold thing in the running transaction: whoever locks both takes this one first.
 */
export async function lockSale(context: Context, kind: string, ref: string): Promise<void> {
  await lockByRef(context.db, kind, ref);
}

/**
 * Keeps the creator's part of a sale from clearing, in the running transaction that has locked it.
 * Errors: payment.not_found, payment.disputed (the bank decides), payment.cleared.
 */
export async function holdSale(context: Context, kind: string, ref: string): Promise<void> {
  const row = await findByRef(context.db, kind, ref);
  if (!row) throw new AppError('payment.not_found');
  if (row.dispute === 'OPEN') throw new AppError('payment.disputed');
  if (!(await pauseClearance(context, row.id))) throw new AppError('payment.cleared');
  await changePayment(context.db, row.id, { heldAt: context.now(), completedAt: null });
}

/** What was held can be completed again; in the running transaction that has locked it. */
export async function releaseSale(context: Context, kind: string, ref: string): Promise<void> {
  const row = await findByRef(context.db, kind, ref);
  if (row?.heldAt) await changePayment(context.db, row.id, { heldAt: null });
}
