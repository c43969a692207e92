import { reverseTransfer } from '@/backend/payouts/service';
import { groupOf, refundKey, refundReversalKey } from '@/backend/payments/pages/keys';
import { metadataOf } from '@/backend/payments/pages/sessions';
import { stripeOf } from '@/backend/payments/pages/start';
import { partsBack, refundRefusal } from '@/backend/payments/policy';
import { changePayment, lockPayment } from '@/backend/payments/store/payments';
import {
  changeRefund,
  findByRequest,
  findRefund,
  insertRefund,
  runningRefund,
  type RefundRow,
} from '@/backend/payments/store/refunds';
import { planCheck } from '@/backend/payments/sync/apply';
import { applyRefund } from '@/backend/payments/sync/refunds';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { newId } from '@/backend/platform/id';
import { callStripe } from '@/backend/platform/stripe/callStripe';
import { inTransaction } from '@/backend/platform/transaction';
import { paymentRow } from './decide';

/** A refund that is asked for. */
export interface RefundRequest {
  paymentID: string;
  amount: number;
  /** Words of the seller, which the buyer reads; empty when the product sends it back. */
  reason: string;
  /** A repetition with the same key is the same refund. */
  requestKey: string;
}

const MINUTE_MS = 60_000;

/**
 * Sends money back. Once taken, it goes on by itself, also when Stripe is silent now. Outside of a
 * transaction. Errors: payment.not_for_sale, payment.not_found, payment.wrong_state,
 * payment.amount_too_small, payment.refund_too_large, payment.disputed, payment.provider_out (nothing
 * was sent; the same key may be tried again).
 */
export async function refundPayment(
  context: Context,
  request: RefundRequest,
): Promise<{ refundID: string }> {
  const first = await takeRefund(context, request);
  let taken = first;
  if (first.isAnother) {
    await carryRefund(context, first.refund.id);
    taken = await takeRefund(context, request);
    if (taken.isAnother) throw new AppError('payment.provider_out');
  }
  const { id } = taken.refund;
  const refusal = await carryRefund(context, id);
  if (refusal) throw new AppError(refusal);
  return { refundID: id };
}

/** Writes a refund down under the payment's lock; another one that runs goes first. */
async function takeRefund(
  context: Context,
  { paymentID, amount, reason, requestKey }: RefundRequest,
): Promise<{ refund: RefundRow; isAnother: boolean }> {
  const at = stripeOf(context).now();
  return inTransaction(context, async (inner) => {
    const { db } = inner;
    const row = await lockPayment(db, paymentID);
    if (!row) throw new AppError('payment.not_found');
    const known = await findByRequest(db, paymentID, requestKey);
    if (known && known.state !== 'REFUSED') return { refund: known, isAnother: false };
    const running = await runningRefund(db, paymentID);
    if (running) return { refund: running, isAnother: true };
    const refusal = refundRefusal(row, amount);
    if (refusal) throw new AppError(refusal);
    await changePayment(db, paymentID, { checkAt: new Date(at.getTime() + MINUTE_MS) });
    const refund = known
      ? await changeRefund(db, known.id, { state: 'RUNNING', amount, reason })
      : await insertRefund(db, {
          ...{ id: newId(), paymentId: paymentID, requestKey, amount, reason },
          ...{ state: 'RUNNING', stripeId: null, createdAt: at, sentAt: null },
        });
    return { refund, isAnother: false };
  });
}

/**
 * Carries a refund on from wherever it stopped: the creator's transfer comes back first, as far as
 * their account allows, then the money goes to the buyer. Answers why Stripe refused it, if it did.
 */
export async function carryRefund(context: Context, refundId: string) {
  const refund = await findRefund(context.db, refundId);
  if (refund?.state !== 'RUNNING') return null;
  const { paymentId, amount } = refund;
  const row = await paymentRow(context, paymentId);
  if (row.intentId === null) throw new Error('a refund of what was never charged');
  const { net } = partsBack(row, row.refunded + row.chargedBack, amount);
  await reverseTransfer(context, { paymentId, amount: net, key: refundReversalKey(refundId) });
  const answer = await callStripe(context, {
    key: refundKey(refundId),
    call: 'refunds.create',
    params: {
      payment_intent: row.intentId,
      amount,
      metadata: { ...metadataOf(row), refund: refundId },
    },
    ref: groupOf(row),
  });
  if (!answer.ok && answer.type === 'no_answer') return null;
  return inTransaction(context, async (inner) => {
    const current = await lockPayment(inner.db, paymentId);
    const standing = await findRefund(inner.db, refundId);
    if (!current || !standing) throw new Error('a refund was deleted');
    if (answer.ok) {
      await planCheck(inner, await applyRefund(inner, current, answer.object));
      return null;
    }
    if (standing.state !== 'RUNNING') return null;
    await changeRefund(inner.db, refundId, { state: 'REFUSED' });
    await planCheck(inner, current);
    const { code } = answer;
    inner.logger.error({ payment: paymentId, refund: refundId, code }, 'Stripe refused a refund');
    if (code === 'charge_disputed') return 'payment.disputed';
    return code === 'charge_already_refunded' ? 'payment.refund_too_large' : 'payment.provider_out';
  });
}
