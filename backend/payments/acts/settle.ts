import { tellDeclined } from '@/backend/payments/mails/tell';
import { groupOf, settleCancelKey, settleKey } from '@/backend/payments/pages/keys';
import { metadataOf } from '@/backend/payments/pages/sessions';
import { openPage, pageTimes, stripeOf } from '@/backend/payments/pages/start';
import { failureOf, giveUpAt, retryAt } from '@/backend/payments/policy';
import { soldKind } from '@/backend/payments/sold';
import { changePayment, lockPayment, type PaymentRow } from '@/backend/payments/store/payments';
import { planCheck } from '@/backend/payments/sync/apply';
import { lookAt } from '@/backend/payments/sync/look';
import { toPayment } from '@/backend/payments/toPayment';
import type { OpenPayment } from '@/backend/payments/types';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { memberId } from '@/backend/platform/member';
import { callStripe, type StripeRefusal } from '@/backend/platform/stripe/callStripe';
import { inTransaction } from '@/backend/platform/transaction';
import type { PaymentFailure } from '@/lib/shared/payments/payment';
import { paymentRow } from './decide';

const MINUTE_MS = 60_000;

/**
 * Charges a saved card. A decline is told to the buyer and tried again by itself; the payment then
 * stays SAVED with its `failure`. Outside of a transaction. Errors: payment.not_for_sale,
 * payment.not_found, payment.wrong_state.
 */
export async function chargeSaved(context: Context, paymentID: string): Promise<void> {
  const at = stripeOf(context).now();
  const row = await inTransaction(context, async (inner) => {
    const current = await lockPayment(inner.db, paymentID);
    if (!current) throw new AppError('payment.not_found');
    const { state, firstTryAt, tries, mode } = current;
    const isRunning = mode === 'SAVE' && state === 'PROCESSING';
    if (state === 'PAID' || isRunning) return current;
    if (state !== 'SAVED') throw new AppError('payment.wrong_state');
    return changePayment(inner.db, paymentID, {
      ...{ state: 'PROCESSING', intentId: null, retryAt: null, tries: tries + 1 },
      firstTryAt: firstTryAt ?? at,
      checkAt: new Date(at.getTime() + MINUTE_MS),
    });
  });
  if (row.state === 'PROCESSING') await carrySettle(context, row);
}

/** Carries the charge of a saved card on: the same try has the same key. */
export async function carrySettle(context: Context, row: PaymentRow): Promise<void> {
  if (row.customerId === null || row.cardId === null) throw new Error('no card was saved');
  const answer = await callStripe(context, {
    key: settleKey(row),
    call: 'paymentIntents.create',
    params: {
      amount: row.amount,
      currency: row.currency.toLowerCase(),
      customer: row.customerId,
      payment_method: row.cardId,
      allowed_payment_method_types: ['card'],
      off_session: true,
      confirm: true,
      transfer_group: groupOf(row),
      metadata: metadataOf(row),
    },
    ref: groupOf(row),
  });
  if (answer.ok) {
    await inTransaction(context, async ({ db }) => {
      const current = await lockPayment(db, row.id);
      if (current?.state === 'PROCESSING' && current.tries === row.tries) {
        await changePayment(db, row.id, { intentId: answer.object.id });
      }
    });
    const { status } = answer.object;
    // Without an error, and yet it waits for somebody who is not there.
    if (status !== 'requires_action' && status !== 'requires_payment_method') {
      await lookAt(context, row.id);
      return;
    }
    const { object } = answer;
    const code = 'authentication_required';
    const asked = { ok: false, type: 'card_error', code, declineCode: null, object } as const;
    await inTransaction(context, (inner) => noteDecline(inner, row, asked));
    return;
  }
  if (answer.type === 'no_answer') return;
  await inTransaction(context, (inner) => noteDecline(inner, row, answer));
}

async function noteDecline(context: Context, row: PaymentRow, refusal: StripeRefusal) {
  const { code, declineCode, type, object } = refusal;
  const current = await lockPayment(context.db, row.id);
  if (current?.state !== 'PROCESSING' || current.tries !== row.tries) return;
  if (type !== 'card_error') {
    context.logger.error({ payment: row.id, code }, 'Stripe refused to charge a saved card');
  }
  const failure: PaymentFailure = type === 'card_error' ? failureOf(code, declineCode) : 'PROVIDER';
  const now = stripeOf(context).now();
  const firstTryAt = current.firstTryAt ?? now;
  const declined = await changePayment(context.db, row.id, {
    ...{ state: 'SAVED', failure, intentId: object?.id ?? null },
    retryAt: retryAt(failure, firstTryAt, now),
  });
  const sold = soldKind(declined.kind);
  await sold.declined?.(context, toPayment(declined));
  if (sold.tellsDeclines !== true) {
    await tellDeclined(context, toPayment(declined), {
      retryAt: declined.retryAt,
      until: giveUpAt(firstTryAt),
    });
  }
  await planCheck(context, declined);
}

/** Gives up a saved card that was declined for a week; nothing was charged. */
export async function giveUp(context: Context, paymentID: string): Promise<void> {
  await inTransaction(context, async (inner) => {
    const current = await lockPayment(inner.db, paymentID);
    if (current?.state !== 'SAVED' || !current.firstTryAt) return;
    const failed = await changePayment(inner.db, paymentID, {
      ...{ state: 'FAILED', retryAt: null, checkAt: null },
    });
    const sold = soldKind(failed.kind);
    await sold.failed(inner, toPayment(failed));
    if (sold.tellsDeclines === true) return;
    await tellDeclined(inner, toPayment(failed), { retryAt: null, until: null });
  });
}

/**
 * Opens a page on which the caller pays instead of with their saved card, which was declined. The
 * failed charge ends first, so that only one can succeed. Errors: auth.required, payment.not_found,
 * payment.wrong_state, payment.already_paid, payment.expired, payment.provider_out.
 */
export async function recoverPayment(
  context: Context,
  { paymentID }: { paymentID: string },
): Promise<OpenPayment> {
  const { buyerId } = await paymentRow(context, paymentID);
  if (buyerId !== memberId(context)) throw new AppError('payment.not_found');
  return reopenPayment(context, paymentID);
}

/**
 * The same for a buyer whom the domain that sells it knows in another way: it has asked who they are.
 * Errors: payment.not_found, payment.wrong_state, payment.already_paid, payment.expired,
 * payment.provider_out.
 */
export async function reopenPayment(context: Context, paymentID: string): Promise<OpenPayment> {
  const { now } = stripeOf(context);
  const row = await paymentRow(context, paymentID);
  if (row.state === 'PAID') throw new AppError('payment.already_paid');
  if (row.firstTryAt === null) throw new AppError('payment.wrong_state');
  if (row.state === 'OPEN') return openPage(context, row);
  if (row.state !== 'SAVED') throw new AppError('payment.wrong_state');
  await endFailedCharge(context, row);
  const open = await inTransaction(context, async ({ db }) => {
    const current = await lockPayment(db, paymentID);
    if (current?.state === 'OPEN') return current;
    if (current?.state !== 'SAVED' || current.tries !== row.tries) {
      throw new AppError('payment.wrong_state');
    }
    return changePayment(db, paymentID, {
      ...{ state: 'OPEN', version: current.version + 1, intentId: null },
      ...{ sessionId: null, sessionUrl: null, ...pageTimes(now()) },
    });
  });
  return openPage(context, open);
}

async function endFailedCharge(context: Context, row: PaymentRow): Promise<void> {
  if (row.intentId === null) return;
  const answer = await callStripe(context, {
    key: settleCancelKey(row),
    call: 'paymentIntents.cancel',
    params: { id: row.intentId },
    ref: groupOf(row),
  });
  if (answer.ok) return;
  if (answer.type === 'no_answer') throw new AppError('payment.provider_out');
  const { state } = await lookAt(context, row.id);
  if (state === 'PAID') throw new AppError('payment.already_paid');
  const { client } = stripeOf(context);
  const { status } = await client.paymentIntents.retrieve(row.intentId);
  if (status !== 'canceled') throw new AppError('payment.provider_out');
}
