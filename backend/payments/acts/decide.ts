import { cancelKey, captureKey, expireKey, groupOf } from '@/backend/payments/pages/keys';
import { ensureSession, stripeOf } from '@/backend/payments/pages/start';
import { wishAnswer } from '@/backend/payments/policy';
import {
  changePayment,
  findPayment,
  lockPayment,
  type PaymentRow,
} from '@/backend/payments/store/payments';
import { enterOver } from '@/backend/payments/sync/apply';
import { lookAt } from '@/backend/payments/sync/look';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { callStripe } from '@/backend/platform/stripe/callStripe';
import { inTransaction } from '@/backend/platform/transaction';

const MINUTE_MS = 60_000;

/** Takes an amount that is held on a card. Errors: payment.not_found, payment.wrong_state, payment.provider_out. */
export async function capturePayment(context: Context, paymentID: string): Promise<void> {
  const row = await decide(context, paymentID, 'CAPTURE');
  if (row.state === 'PAID') return;
  throw new AppError(row.state === 'AUTHORISED' ? 'payment.provider_out' : 'payment.wrong_state');
}

/**
 * Calls a payment off before anything is charged. Errors: payment.not_found, payment.wrong_state,
 * payment.already_paid, payment.provider_out.
 */
export async function cancelPayment(context: Context, paymentID: string): Promise<void> {
  const { state } = await decide(context, paymentID, 'CANCEL');
  if (state === 'PAID') throw new AppError('payment.already_paid');
  const isOver = state === 'CANCELLED' || state === 'EXPIRED' || state === 'FAILED';
  if (!isOver) throw new AppError('payment.provider_out');
}

/** Commits what was decided before Stripe hears of it: the first decision stands. */
async function decide(
  context: Context,
  paymentID: string,
  wish: 'CAPTURE' | 'CANCEL',
): Promise<PaymentRow> {
  const { now } = stripeOf(context);
  const row = await inTransaction(context, async (inner) => {
    const current = await lockPayment(inner.db, paymentID);
    if (!current) throw new AppError('payment.not_found');
    const answer = wishAnswer(current, wish);
    if (answer === 'DONE') return current;
    if (answer !== 'GO') throw new AppError(answer);
    // Nothing of a saved card is at Stripe that would have to end.
    if (current.state === 'SAVED') return enterOver(inner, current, 'CANCELLED');
    const checkAt = new Date(now().getTime() + MINUTE_MS);
    return changePayment(inner.db, paymentID, { wish, checkAt });
  });
  return carryOut(context, row);
}

/** Tells Stripe what was decided about a payment, and reads what became of it. */
export async function carryOut(context: Context, row: PaymentRow): Promise<PaymentRow> {
  if (row.state === 'OPEN') return closePage(context, row);
  if (row.state !== 'AUTHORISED' || !row.wish || row.intentId === null) return row;
  const isCapture = row.wish === 'CAPTURE';
  // Whatever is answered: what counts is what the charge is afterwards.
  await callStripe(context, {
    key: isCapture ? captureKey(row) : cancelKey(row),
    call: isCapture ? 'paymentIntents.capture' : 'paymentIntents.cancel',
    params: { id: row.intentId },
    ref: groupOf(row),
  });
  return lookAt(context, row.id);
}

/** Closes the page of an open payment; whoever paid in time has paid. */
export async function closePage(context: Context, open: PaymentRow): Promise<PaymentRow> {
  const row = await ensureSession(context, open);
  if (row.state !== 'OPEN' || row.sessionId === null) return row;
  await callStripe(context, {
    key: expireKey(row),
    call: 'checkout.sessions.expire',
    params: { id: row.sessionId },
    ref: groupOf(row),
  });
  const seen = await lookAt(context, row.id);
  // It was complete, and the amount is held on the card: that ends, too.
  return seen.state === 'AUTHORISED' && seen.wish ? carryOut(context, seen) : seen;
}

/** The payment with this id. Errors: payment.not_found. */
export async function paymentRow(context: Context, paymentID: string): Promise<PaymentRow> {
  const row = await findPayment(context.db, paymentID);
  if (!row) throw new AppError('payment.not_found');
  return row;
}
