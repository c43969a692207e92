import { reverseTransfer } from '@/backend/payouts/service';
import { disputeReversalKey, evidenceKey, groupOf } from '@/backend/payments/pages/keys';
import { ensureSession, stripeOf } from '@/backend/payments/pages/start';
import { giveUpAt } from '@/backend/payments/policy';
import { changeDispute, disputesOf, type DisputeRow } from '@/backend/payments/store/disputes';
import { soldKind } from '@/backend/payments/sold';
import { findPayment, takeDue, type PaymentRow } from '@/backend/payments/store/payments';
import { runningRefund } from '@/backend/payments/store/refunds';
import { lookAt } from '@/backend/payments/sync/look';
import { toPayment } from '@/backend/payments/toPayment';
import type { Context } from '@/backend/platform/context';
import { callStripe } from '@/backend/platform/stripe/callStripe';
import { inTransaction } from '@/backend/platform/transaction';
import { carryOut, closePage } from './decide';
import { carryRefund } from './refund';
import { carrySettle, chargeSaved, giveUp } from './settle';

/** Payments of one step; each asks Stripe a few times. */
const AT_ONCE = 10;
const MINUTE_MS = 60_000;

/**
 * Goes on with the payments that are due: pages whose hold is over, decisions and refunds that
 * stopped half-way, saved cards to be tried again, and whatever Stripe may have told us in vain.
 * Returns whether there may be more.
 */
export async function reconcilePayments(context: Context): Promise<boolean> {
  if (!context.stripe) return false;
  const now = context.stripe.now();
  const until = new Date(now.getTime() + MINUTE_MS);
  const due = await inTransaction(context, ({ db }) => takeDue(db, { now, until, limit: AT_ONCE }));
  for (const id of due) {
    await attend(context, id).catch((error: unknown) => {
      // Looked at again in a minute.
      context.logger.warn({ err: error, payment: id }, 'a payment could not be looked at');
    });
  }
  return due.length === AT_ONCE;
}

/** Goes on with one payment from wherever it stopped. */
async function attend(context: Context, paymentID: string): Promise<void> {
  const row = await findPayment(context.db, paymentID);
  if (row) await goOn(context, row);
}

async function goOn(context: Context, row: PaymentRow): Promise<void> {
  const now = stripeOf(context).now();
  switch (row.state) {
    case 'OPEN':
      if (row.holdUntil <= now || row.wish === 'CANCEL') await closePage(context, row);
      else if (row.sessionId === null) await ensureSession(context, row);
      else await lookAt(context, row.id);
      return;
    case 'PROCESSING':
      if (row.firstTryAt && row.intentId === null) await carrySettle(context, row);
      else await lookAt(context, row.id);
      return;
    case 'AUTHORISED':
      await (row.wish ? carryOut(context, row) : lookAt(context, row.id));
      return;
    case 'SAVED':
      await tryAgain(context, row, now);
      return;
    case 'PAID':
      await finishPaid(context, row);
      return;
    default:
      await lookAt(context, row.id);
  }
}

async function tryAgain(context: Context, row: PaymentRow, now: Date): Promise<void> {
  if (!row.failure || !row.firstTryAt) return;
  if (giveUpAt(row.firstTryAt) <= now) await giveUp(context, row.id);
  else if (row.retryAt && row.retryAt <= now) await chargeSaved(context, row.id);
}

async function finishPaid(context: Context, row: PaymentRow): Promise<void> {
  const refund = await runningRefund(context.db, row.id);
  if (refund) await carryRefund(context, refund.id);
  if (row.dispute === 'OPEN') await answerDisputes(context, row);
  await lookAt(context, row.id);
}

/**
 * Hands in what speaks for the seller, and asks back what of a disputed charge was transferred already,
 * as far as the account allows.
 */
async function answerDisputes(context: Context, row: PaymentRow): Promise<void> {
  const paymentId = row.id;
  for (const dispute of await disputesOf(context.db, paymentId)) {
    if (dispute.state !== 'OPEN' || dispute.reversedAt) continue;
    const { id, net: amount } = dispute;
    // Of a charge that is shared it is handed in once.
    if (row.chargeOf === null || row.chargeOf === row.id)
      await handInEvidence(context, row, dispute);
    await reverseTransfer(context, { paymentId, amount, key: disputeReversalKey(id) });
    await changeDispute(context.db, id, { reversedAt: stripeOf(context).now() });
  }
}

/** Stripe takes so much of it. */
const EVIDENCE_MAX = 20_000;

/** Once: evidence that was handed in cannot be changed. What was not answered, the reconciler repeats. */
async function handInEvidence(
  context: Context,
  row: PaymentRow,
  { id, stripeId }: DisputeRow,
): Promise<void> {
  const told = await soldKind(row.kind).evidence?.(context, toPayment(row));
  if (!told) return;
  const evidence = { uncategorized_text: told.slice(0, EVIDENCE_MAX) };
  const answer = await callStripe(context, {
    key: evidenceKey(id),
    call: 'disputes.update',
    params: { id: stripeId, evidence, submit: true },
    ref: groupOf(row),
  });
  if (answer.ok || answer.type === 'no_answer') return;
  const { code } = answer;
  context.logger.error({ payment: row.id, dispute: id, code }, 'Stripe refuses the evidence');
}
