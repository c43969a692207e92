import { book } from '@/backend/ledger/service';
import type { Context } from '@/backend/platform/context';
import type { Currency } from '@/lib/shared/money/money';

/*
 * The entries of payments, refunds and disputes (payments.md 2): debit +, credit -. Each in the
 * transaction of its cause and once per cause.
 */

/** The account a creator's part moves on; payouts say which. */
type Part = 'pending' | 'available';

interface Sold {
  id: string;
  sellerId: string;
  amount: number;
  currency: Currency;
  fee: number;
}

/** A charge reached us: the creator's part waits, ours is earned. */
export async function bookCaptured(context: Context, payment: Sold, at: Date): Promise<void> {
  const { id, sellerId, amount, currency, fee } = payment;
  await book(context, {
    kind: 'captured',
    sourceId: id,
    at,
    lines: [
      { account: 'cash', amount, currency },
      { account: 'pending', owner: sellerId, amount: fee - amount, currency },
      { account: 'fees', amount: -fee, currency },
    ],
  });
}

/** What Stripe kept of a charge, by its balance transaction. */
export async function bookStripeFee(
  context: Context,
  sourceId: string,
  { amount, currency }: { amount: number; currency: Currency },
  at: Date,
): Promise<void> {
  await book(context, {
    kind: 'stripe_fee',
    sourceId,
    at,
    lines: [
      { account: 'stripe_fees', amount, currency },
      { account: 'cash', amount: -amount, currency },
    ],
  });
}

/** Money goes back to the buyer: each side gives its part. */
export async function bookRefunded(
  context: Context,
  payment: Sold,
  refund: { id: string; net: number; fee: number; from: Part },
  at: Date,
): Promise<void> {
  const { sellerId, currency } = payment;
  const { id, net, fee, from } = refund;
  await book(context, {
    kind: 'refunded',
    sourceId: id,
    at,
    lines: [
      { account: from, owner: sellerId, amount: net, currency },
      { account: 'fees', amount: fee, currency },
      { account: 'cash', amount: -net - fee, currency },
    ],
  });
}

/** The buyer's bank sent a refund back to us: it is still theirs. */
export async function bookRefundFailed(
  context: Context,
  payment: Sold,
  refund: { id: string; amount: number },
  at: Date,
): Promise<void> {
  const { id: owner, currency } = payment;
  await book(context, {
    kind: 'refund_failed',
    sourceId: refund.id,
    at,
    lines: [
      { account: 'cash', amount: refund.amount, currency },
      { account: 'buyer_owed', owner, amount: -refund.amount, currency },
    ],
  });
}

/** A dispute as it is booked: `net` is the creator's part of `amount`, `fee` is the bank's. */
interface Disputed {
  id: string;
  amount: number;
  net: number;
  fee: number;
}

/** The bank took a charge and its own fee, and the creator's part is held. */
export async function bookDisputeOpened(
  context: Context,
  payment: Sold,
  { id, amount, net, fee, from }: Disputed & { from: Part },
  at: Date,
): Promise<void> {
  const { sellerId, currency } = payment;
  await book(context, {
    kind: 'dispute_opened',
    sourceId: id,
    at,
    lines: [
      { account: 'claim', owner: sellerId, amount, currency },
      { account: 'dispute_fees', amount: fee, currency },
      { account: 'cash', amount: -amount - fee, currency },
      { account: from, owner: sellerId, amount: net, currency },
      { account: 'frozen', owner: sellerId, amount: -net, currency },
    ],
  });
}

/**
 * The bank decided for the buyer: the creator bears their part, the platform its own. What was refunded
 * before and taken a second time is the platform's loss.
 */
export async function bookDisputeLost(
  context: Context,
  payment: Sold,
  { id, amount, net, feeBack }: Omit<Disputed, 'fee'> & { feeBack: number },
  at: Date,
): Promise<void> {
  const { sellerId, currency } = payment;
  await book(context, {
    kind: 'dispute_lost',
    sourceId: id,
    at,
    lines: [
      { account: 'frozen', owner: sellerId, amount: net, currency },
      { account: 'fees', amount: feeBack, currency },
      { account: 'losses', amount: amount - net - feeBack, currency },
      { account: 'claim', owner: sellerId, amount: -amount, currency },
    ],
  });
}

/** The bank decided for the creator: the money is back, and with it what it gave back of its fee. */
export async function bookDisputeWon(
  context: Context,
  payment: Sold,
  { id, amount, net, to, feeBack }: Disputed & { to: Part; feeBack: number },
  at: Date,
): Promise<void> {
  const { sellerId, currency } = payment;
  await book(context, {
    kind: 'dispute_won',
    sourceId: id,
    at,
    lines: [
      { account: 'cash', amount: amount + feeBack, currency },
      { account: 'dispute_fees', amount: -feeBack, currency },
      { account: 'claim', owner: sellerId, amount: -amount, currency },
      { account: 'frozen', owner: sellerId, amount: net, currency },
      { account: to, owner: sellerId, amount: -net, currency },
    ],
  });
}

/** A second charge of a payment that was paid already: it is the buyer's and goes straight back. */
export async function bookStrayCharge(
  context: Context,
  payment: Sold,
  stray: { intentId: string; amount: number; kind: 'captured' | 'refunded' },
  at: Date,
): Promise<void> {
  const { id: owner, currency } = payment;
  const amount = stray.kind === 'captured' ? stray.amount : -stray.amount;
  await book(context, {
    kind: stray.kind,
    sourceId: stray.intentId,
    at,
    lines: [
      { account: 'cash', amount, currency },
      { account: 'buyer_owed', owner, amount: -amount, currency },
    ],
  });
}
