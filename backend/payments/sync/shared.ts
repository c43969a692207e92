import type Stripe from 'stripe';
import { stripeOf } from '@/backend/payments/pages/start';
import { disputesOf } from '@/backend/payments/store/disputes';
import {
  changePayment,
  findPayment,
  lockCharge,
  type PaymentRow,
} from '@/backend/payments/store/payments';
import { refundsOf } from '@/backend/payments/store/refunds';
import type { Context } from '@/backend/platform/context';
import { applyDisputes } from './disputes';
import type { Seen } from './read';
import { applyRefunds } from './refunds';

/*
 * Several payments can share one charge. A refund of ours names its payment. What names none, a refund
 * by hand or a dispute, is shared out when the payment of the charge is looked at: from the last payment
 * to the first, as far as something of each is left.
 */

/** Brings a locked payment, and those that share its charge, to what Stripe says of the charge. */
export async function applyCharge(
  context: Context,
  row: PaymentRow,
  seen: Pick<Seen, 'refunds' | 'disputes'>,
): Promise<PaymentRow> {
  if (row.chargeOf === null) return applyAll(context, row, seen);
  const own = seen.refunds.filter(({ metadata }) => metadata?.payment === row.id);
  const current = await applyAll(context, row, { refunds: own, disputes: [] });
  const foreign = seen.refunds.filter(({ metadata }) => !metadata?.payment);
  if (row.chargeOf !== row.id || foreign.length + seen.disputes.length === 0) return current;
  for (const refund of byTime(foreign)) await shareRefund(context, row.id, refund);
  for (const dispute of byTime(seen.disputes)) await shareDispute(context, row.id, dispute);
  return (await findPayment(context.db, row.id)) ?? current;
}

async function applyAll(
  context: Context,
  row: PaymentRow,
  { refunds, disputes }: Pick<Seen, 'refunds' | 'disputes'>,
): Promise<PaymentRow> {
  return applyDisputes(context, await applyRefunds(context, row, refunds), disputes);
}

const byTime = <One extends { created: number }>(all: readonly One[]) =>
  all.toSorted((one, other) => one.created - other.created);

async function shareRefund(context: Context, id: string, theirs: Stripe.Refund): Promise<void> {
  const shares = await sharesOf(context, id, theirs, async ({ id: paymentId }) =>
    (await refundsOf(context.db, paymentId)).find(({ stripeId }) => stripeId === theirs.id),
  );
  for (const { row, amount } of shares) {
    await applyRefunds(context, row, [{ ...theirs, amount }]);
  }
}

async function shareDispute(context: Context, id: string, theirs: Stripe.Dispute): Promise<void> {
  const shares = await sharesOf(context, id, theirs, async ({ id: paymentId }) =>
    (await disputesOf(context.db, paymentId)).find(({ stripeId }) => stripeId === theirs.id),
  );
  for (const [place, { row, amount }] of shares.entries()) {
    // The bank's own fee is one, whatever it disputes.
    const moves = theirs.balance_transactions.map((one) =>
      place === 0 ? one : { ...one, fee: 0 },
    );
    await applyDisputes(context, row, [{ ...theirs, amount, balance_transactions: moves }]);
    // What was transferred of it is asked back by the reconciler.
    await changePayment(context.db, row.id, { checkAt: stripeOf(context).now() });
  }
}

/** The payments that bear a part of what Stripe took or sent: as it was shared out, else as it is now. */
async function sharesOf(
  context: Context,
  id: string,
  { amount }: { amount: number },
  knownOf: (row: PaymentRow) => Promise<{ amount: number } | undefined>,
): Promise<{ row: PaymentRow; amount: number }[]> {
  const rows = await lockCharge(context.db, id);
  const known = [];
  for (const row of rows) {
    const share = await knownOf(row);
    if (share) known.push({ row, amount: share.amount });
  }
  if (known.length > 0) return known;
  let open = amount;
  const shares = rows.toReversed().map((row) => {
    const left = row.amount - row.refunded - row.chargedBack;
    // What goes beyond all of them is the first one's.
    const part = row.id === id ? open : Math.min(left, open);
    open -= part;
    return { row, amount: part };
  });
  return shares.filter((share) => share.amount > 0).toReversed();
}
