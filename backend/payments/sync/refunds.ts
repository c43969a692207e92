import type Stripe from 'stripe';
import { takeBack } from '@/backend/payouts/service';
import { bookRefunded, bookRefundFailed } from '@/backend/payments/books';
import { tellRefund } from '@/backend/payments/mails/tell';
import { partsBack } from '@/backend/payments/policy';
import { soldKind } from '@/backend/payments/sold';
import { changePayment, type PaymentRow } from '@/backend/payments/store/payments';
import {
  changeRefund,
  insertRefund,
  refundsOf,
  type RefundRow,
} from '@/backend/payments/store/refunds';
import { toPayment } from '@/backend/payments/toPayment';
import type { Context } from '@/backend/platform/context';
import { newId } from '@/backend/platform/id';

/** Brings the refunds of a locked payment to what Stripe says, also those made by hand there. */
export async function applyRefunds(
  context: Context,
  row: PaymentRow,
  refunds: readonly Stripe.Refund[],
): Promise<PaymentRow> {
  let current = row;
  for (const theirs of [...refunds].sort(byTime))
    current = await applyRefund(context, current, theirs);
  return current;
}

/** Brings one refund to what Stripe says: it left us, or it came back. */
export async function applyRefund(
  context: Context,
  row: PaymentRow,
  theirs: Stripe.Refund,
): Promise<PaymentRow> {
  const own = await ownOf(context, row, theirs);
  let current = row;
  let refund = own;
  if (refund.state === 'RUNNING' || refund.state === 'REFUSED') {
    ({ row: current, refund } = await send(context, row, refund, theirs));
  }
  const hasFailed = theirs.status === 'failed' || theirs.status === 'canceled';
  if (hasFailed && refund.state === 'SENT') await comeBack(context, current, refund);
  return current;
}

/** Our row of a refund; one that was made at Stripe by hand gets its own. */
async function ownOf(context: Context, row: PaymentRow, theirs: Stripe.Refund): Promise<RefundRow> {
  const known = (await refundsOf(context.db, row.id)).find(
    ({ id, stripeId }) => stripeId === theirs.id || id === theirs.metadata?.refund,
  );
  if (known) return known;
  return insertRefund(context.db, {
    ...{ id: newId(), paymentId: row.id, requestKey: `stripe:${theirs.id}`, reason: '' },
    // Not RUNNING: nobody carries it on, and one of ours may be running beside it.
    ...{ amount: theirs.amount, state: 'REFUSED', stripeId: theirs.id },
    ...{ createdAt: timeOf(theirs), sentAt: null },
  });
}

/** The money has left: each side gives its part. */
async function send(context: Context, row: PaymentRow, own: RefundRow, theirs: Stripe.Refund) {
  const at = timeOf(theirs);
  const { id, amount } = own;
  const { fee, net } = partsBack(row, row.refunded + row.chargedBack, amount);
  const paymentId = row.id;
  const from = await takeBack(context, { paymentId, refundId: id, gross: amount, fee, at });
  await bookRefunded(context, row, { id, net, fee, from }, at);
  const refund = await changeRefund(context.db, id, {
    ...{ state: 'SENT', stripeId: theirs.id, sentAt: at },
  });
  const changed = await changePayment(context.db, paymentId, {
    refunded: row.refunded + amount,
    feeReturned: row.feeReturned + fee,
  });
  await tell(context, changed, refund, 'SENT');
  return { row: changed, refund };
}

/** The buyer's bank sent it back, maybe weeks later: the money is with us, and it is the buyer's. */
async function comeBack(context: Context, row: PaymentRow, refund: RefundRow): Promise<void> {
  await bookRefundFailed(context, row, refund, refund.sentAt ?? refund.createdAt);
  const failed = await changeRefund(context.db, refund.id, { state: 'FAILED' });
  context.logger.error({ payment: row.id, refund: refund.id }, 'a refund came back to us');
  await tell(context, row, failed, 'FAILED');
}

async function tell(context: Context, row: PaymentRow, own: RefundRow, state: 'SENT' | 'FAILED') {
  const { id, amount, reason } = own;
  const payment = toPayment(row);
  const refund = { id, amount, reason, state };
  await soldKind(row.kind).refunded(context, payment, refund);
  await tellRefund(context, payment, refund);
}

const timeOf = ({ created }: Stripe.Refund) => new Date(created * 1000);

function byTime(one: Stripe.Refund, other: Stripe.Refund): number {
  return one.created - other.created || one.id.localeCompare(other.id);
}
