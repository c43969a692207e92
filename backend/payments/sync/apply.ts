import { addLine, holdLine } from '@/backend/payouts/service';
import { splitPaid } from '@/backend/payments/acts/split';
import { bookCaptured, bookStripeFee } from '@/backend/payments/books';
import { tellReceipt } from '@/backend/payments/mails/tell';
import { groupOf } from '@/backend/payments/pages/keys';
import { stripeOf } from '@/backend/payments/pages/start';
import { failureOf, nextCheck, stateBy } from '@/backend/payments/policy';
import { soldKind } from '@/backend/payments/sold';
import { disputesOf } from '@/backend/payments/store/disputes';
import { changePayment, lockCharge, type PaymentRow } from '@/backend/payments/store/payments';
import { insertRefund, runningRefund } from '@/backend/payments/store/refunds';
import { toPayment } from '@/backend/payments/toPayment';
import type { Context } from '@/backend/platform/context';
import { newId } from '@/backend/platform/id';
import { CLEARANCE_DAYS } from '@/lib/shared/money/fees';
import type { PaymentState } from '@/lib/shared/payments/payment';
import { idOf, objectOf, type Seen } from './read';
import { applyCharge } from './shared';

const DAY_MS = 86_400_000;

/**
 * Brings a locked payment to what Stripe says, in the transaction of its cause. What was read before
 * another step changes nothing twice and moves nothing back, so events may come in any order.
 */
export async function applySeen(
  context: Context,
  row: PaymentRow,
  seen: Seen,
): Promise<PaymentRow> {
  const target = stateBy(row, {
    session: seen.session?.status ?? null,
    intent: seen.intent?.status ?? null,
    setup: seen.setup?.status ?? null,
  });
  let current = await noteTry(context, row, seen);
  if (target) current = await enter(context, current, target, seen);
  if (current.state === 'PAID') {
    current = await noteFee(context, current, seen);
    current = await applyCharge(context, current, seen);
  }
  return planCheck(context, current);
}

/** Says when to look again, by what is under way. */
export async function planCheck(context: Context, row: PaymentRow): Promise<PaymentRow> {
  const { db } = context;
  const isUnderWay =
    row.state === 'PAID' &&
    ((await runningRefund(db, row.id)) !== undefined ||
      (await disputesOf(db, row.id)).some(
        ({ state, reversedAt }) => state === 'OPEN' && !reversedAt,
      ));
  const checkAt = nextCheck(row, stripeOf(context).now(), isUnderWay);
  return changePayment(db, row.id, { checkAt });
}

/** Notes which charge is tried and why the last one failed; a failed try does not end a page. */
async function noteTry(context: Context, row: PaymentRow, { intent, setup }: Seen) {
  if (row.state !== 'OPEN') return row;
  const error = intent?.last_payment_error ?? setup?.last_setup_error;
  if (!intent && !error) return row;
  return changePayment(context.db, row.id, {
    ...(intent ? { intentId: intent.id } : {}),
    ...(error ? { failure: failureOf(error.code, error.decline_code) } : {}),
  });
}

function enter(context: Context, row: PaymentRow, target: PaymentState, seen: Seen) {
  switch (target) {
    case 'PAID':
      return enterPaid(context, row, seen);
    case 'AUTHORISED':
      return enterAuthorised(context, row, seen);
    case 'SAVED':
      return enterSaved(context, row, seen);
    case 'EXPIRED':
    case 'CANCELLED':
      return enterOver(context, row, target);
    default:
      return enterProcessing(context, row, target);
  }
}

async function enterProcessing(context: Context, row: PaymentRow, state: PaymentState) {
  const changed = await changePayment(context.db, row.id, { state });
  if (state === 'PROCESSING') await soldKind(row.kind).processing?.(context, toPayment(changed));
  return changed;
}

async function enterPaid(context: Context, row: PaymentRow, { intent, charge }: Seen) {
  const balance = objectOf(charge?.balance_transaction);
  const seconds = balance?.created ?? charge?.created;
  const paidAt = seconds === undefined ? stripeOf(context).now() : new Date(seconds * 1000);
  if (intent && intent.amount_received !== row.amount) {
    const { id: payment, amount } = row;
    context.logger.error({ payment, amount, received: intent.amount_received }, 'amounts differ');
  }
  const paid = await changePayment(context.db, row.id, {
    ...{ state: 'PAID', paidAt, wish: null, failure: null },
    intentId: intent?.id ?? row.intentId,
    chargeId: charge?.id ?? null,
    ...(row.keepsCard && { cardId: idOf(charge?.payment_method) }),
    cardLast4: charge?.payment_method_details?.card?.last4 ?? row.cardLast4,
  });
  const payment = toPayment(paid);
  const { sellerId: creatorId, feeKind: kind, title, buyerName: fromName, fee } = payment;
  const sold = soldKind(paid.kind);
  await bookCaptured(context, paid, paidAt);
  await addLine(context, {
    ...{ creatorId, paymentId: paid.id, kind, title, fromName, money: payment.money, fee },
    href: sold.sellerPath?.(payment) ?? null,
    chargeId: charge?.id ?? '',
    transferGroup: groupOf(payment),
    // What is delivered later clears later: `completeSale` says when.
    clearsAt:
      kind === 'CONTRIBUTION' ? new Date(paidAt.getTime() + CLEARANCE_DAYS[kind] * DAY_MS) : null,
  });
  const answer = await sold.paid(context, payment);
  await tellReceipt(context, payment);
  if (answer === 'SOLD_OUT') {
    await insertRefund(context.db, {
      ...{ id: newId(), paymentId: paid.id, requestKey: 'sold-out', amount: paid.amount },
      ...{ reason: '', state: 'RUNNING', stripeId: null, createdAt: paidAt, sentAt: null },
    });
    return paid;
  }
  const parts = (await sold.parts?.(context, payment)) ?? [];
  return splitPaid(context, paid, parts);
}

async function enterAuthorised(context: Context, row: PaymentRow, { intent, charge }: Seen) {
  const before = charge?.payment_method_details?.card?.capture_before;
  const isUnwanted = row.wish === 'CANCEL' || row.state !== 'OPEN';
  const held = await changePayment(context.db, row.id, {
    ...{ state: 'AUTHORISED', failure: null },
    intentId: intent?.id ?? row.intentId,
    cardLast4: charge?.payment_method_details?.card?.last4 ?? row.cardLast4,
    captureBefore: before === undefined ? null : new Date(before * 1000),
    ...(isUnwanted ? { wish: 'CANCEL' } : {}),
  });
  if (!isUnwanted) await soldKind(row.kind).authorised?.(context, toPayment(held));
  return held;
}

async function enterSaved(context: Context, row: PaymentRow, { setup }: Seen) {
  // The page to pay on instead of a declined card has closed; the card is tried again as planned.
  if (row.firstTryAt) return changePayment(context.db, row.id, { state: 'SAVED', intentId: null });
  const card = setup?.payment_method;
  const saved = await changePayment(context.db, row.id, {
    ...{ state: 'SAVED', failure: null },
    cardId: idOf(card),
    cardLast4: objectOf(card)?.card?.last4 ?? null,
  });
  if (row.wish === 'CANCEL') return enterOver(context, saved, 'CANCELLED');
  await soldKind(row.kind).saved?.(context, toPayment(saved));
  return saved;
}

/** Nothing was charged and nothing will be: what was held is free. */
export async function enterOver(
  context: Context,
  row: PaymentRow,
  state: 'EXPIRED' | 'CANCELLED',
): Promise<PaymentRow> {
  const over = await changePayment(context.db, row.id, { state });
  await soldKind(row.kind).expired(context, toPayment(over));
  return over;
}

/** Books what Stripe kept of the charge, as soon as it says so. */
async function noteFee(context: Context, row: PaymentRow, { charge }: Seen) {
  const balance = objectOf(charge?.balance_transaction);
  if (!balance || row.stripeFee !== null) return row;
  if (balance.currency.toUpperCase() !== row.currency) {
    const { id: payment, currency } = row;
    if (await holdLine(context, payment)) {
      for (const { id } of await lockCharge(context.db, payment)) await holdLine(context, id);
      const told = { payment, currency, settled: balance.currency, alarm: true };
      context.logger.error(told, 'a charge was settled in another currency: its line is held');
    }
    // What was kept of it is none of this currency's money.
    return changePayment(context.db, payment, { stripeFee: 0 });
  }
  const fee = { amount: balance.fee, currency: row.currency };
  await bookStripeFee(context, row.id, fee, row.paidAt ?? stripeOf(context).now());
  return changePayment(context.db, row.id, { stripeFee: balance.fee });
}
