import type Stripe from 'stripe';
import { freeze, lose, thaw } from '@/backend/payouts/service';
import { bookDisputeLost, bookDisputeOpened, bookDisputeWon } from '@/backend/payments/books';
import { stripeOf } from '@/backend/payments/pages/start';
import { soldKind } from '@/backend/payments/sold';
import {
  changeDispute,
  disputesOf,
  keepDispute,
  type DisputeRow,
} from '@/backend/payments/store/disputes';
import { changePayment, type PaymentRow } from '@/backend/payments/store/payments';
import { toPayment } from '@/backend/payments/toPayment';
import type { Context } from '@/backend/platform/context';
import { newId } from '@/backend/platform/id';

/** Brings the disputes of a locked payment to what Stripe says. */
export async function applyDisputes(
  context: Context,
  row: PaymentRow,
  disputes: readonly Stripe.Dispute[],
): Promise<PaymentRow> {
  let current = row;
  for (const theirs of [...disputes].sort((one, other) => one.created - other.created)) {
    current = await applyDispute(context, current, theirs);
  }
  return current;
}

async function applyDispute(context: Context, row: PaymentRow, theirs: Stripe.Dispute) {
  // An inquiry takes no money yet.
  const taken = theirs.balance_transactions.filter(({ amount }) => amount < 0);
  if (taken.length === 0) return row;
  const known = (await disputesOf(context.db, row.id)).find(
    ({ stripeId }) => stripeId === theirs.id,
  );
  let current = row;
  let dispute = known;
  if (!dispute) {
    const fee = taken.reduce((sum, one) => sum + one.fee, 0);
    ({ row: current, dispute } = await open(context, row, theirs, fee));
  }
  if (dispute.state !== 'OPEN') return current;
  if (theirs.status === 'won') return win(context, current, dispute, theirs);
  return theirs.status === 'lost' ? giveUp(context, current, dispute) : current;
}

/** The bank took the money: the creator's part is held until it has decided. */
async function open(context: Context, row: PaymentRow, theirs: Stripe.Dispute, fee: number) {
  const { db } = context;
  const id = newId();
  const at = new Date(theirs.created * 1000);
  const held = await freeze(context, { paymentId: row.id, disputeId: id, at });
  const dispute = await keepDispute(db, {
    ...{ id, paymentId: row.id, stripeId: theirs.id, amount: theirs.amount, fee },
    ...{ net: held.amount, state: 'OPEN', reason: theirs.reason },
    ...{ createdAt: at, reversedAt: null, closedAt: null },
  });
  await bookDisputeOpened(context, row, { ...dispute, from: held.from }, at);
  const changed = await changePayment(db, row.id, { dispute: 'OPEN' });
  await soldKind(row.kind).disputed(context, toPayment(changed), dispute);
  return { row: changed, dispute };
}

async function win(context: Context, row: PaymentRow, dispute: DisputeRow, theirs: Stripe.Dispute) {
  const at = stripeOf(context).now();
  const back = theirs.balance_transactions.filter(({ amount }) => amount > 0);
  const feeBack = -back.reduce((sum, one) => sum + one.fee, 0);
  const { to } = await thaw(context, { paymentId: row.id, disputeId: dispute.id, at });
  await bookDisputeWon(context, row, { ...dispute, to, feeBack }, at);
  return close(context, row, dispute, 'WON', {});
}

async function giveUp(context: Context, row: PaymentRow, dispute: DisputeRow) {
  const at = stripeOf(context).now();
  await lose(context, { paymentId: row.id, disputeId: dispute.id, at });
  const { amount, net } = dispute;
  const feeBack = Math.min(amount - net, row.fee - row.feeReturned);
  await bookDisputeLost(context, row, { ...dispute, feeBack }, at);
  return close(context, row, dispute, 'LOST', {
    chargedBack: Math.min(row.amount - row.refunded, row.chargedBack + amount),
    feeReturned: row.feeReturned + feeBack,
  });
}

async function close(
  context: Context,
  row: PaymentRow,
  dispute: DisputeRow,
  state: 'WON' | 'LOST',
  changes: { chargedBack?: number; feeReturned?: number },
): Promise<PaymentRow> {
  const { db } = context;
  await changeDispute(db, dispute.id, { state, closedAt: stripeOf(context).now() });
  const changed = await changePayment(db, row.id, { ...changes, dispute: state });
  await soldKind(row.kind).disputeClosed(context, toPayment(changed), dispute);
  return changed;
}
