import type Stripe from 'stripe';
import { book } from '@/backend/ledger/service';
import { notify } from '@/backend/notifications/service';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { withIdempotencyKey } from '@/backend/platform/jobs/idempotency';
import { creatorId } from '@/backend/platform/member';
import { callStripe } from '@/backend/platform/stripe/callStripe';
import { inTransaction } from '@/backend/platform/transaction';
import { currencySchema } from '@/lib/shared/money/money';
import type { BankPayout, BankPayoutState } from '@/lib/shared/payouts/payouts';
import { findAccount, findByStripeId, setTimes } from './store/accounts';
import * as repository from './store/bank';
import { moneyNow } from './clock';
import { shownPayout } from './overview';

const STATES: Readonly<Record<string, BankPayoutState>> = {
  paid: 'PAID',
  failed: 'SENT_BACK',
  canceled: 'CANCELLED',
};

const HOUR = 60 * 60 * 1000;

/**
 * Keeps and books what a payout to a bank is now, in the running transaction: that it arrived, and
 * that it came back after all. Returns false when its account is none of ours (yet).
 */
export async function notePayout(
  context: Context,
  stripeAccountId: string,
  payout: Stripe.Payout,
): Promise<boolean> {
  const account = await findByStripeId(context.db, stripeAccountId);
  if (!account) return false;
  const currency = currencySchema.safeParse(payout.currency.toUpperCase()).data;
  // What Stripe takes from a bank, or pays in what nothing is sold in, is none of our money.
  if (!currency || payout.amount <= 0) return true;
  const facts: repository.BankFacts = {
    id: payout.id,
    creatorId: account.userId,
    amount: payout.amount,
    currency,
    state: STATES[payout.status] ?? 'ON_ITS_WAY',
    failureCode: payout.failure_code ?? null,
    arrivalAt: new Date(payout.arrival_date * 1000),
    createdAt: new Date(payout.created * 1000),
    bankLast4: account.bankLast4,
  };
  const { wasPaid, before } = await repository.savePayout(context.db, facts);
  if (facts.state === 'PAID' || facts.state === 'ON_ITS_WAY') {
    await repository.attachLines(context.db, facts);
  } else {
    await repository.detachLines(context.db, facts.id);
  }
  if (facts.state === 'PAID' && !wasPaid) {
    await repository.markPaid(context.db, facts.id);
    await bookPayout(context, facts, 'payout_paid');
  }
  if (facts.state === 'SENT_BACK' && wasPaid) await bookPayout(context, facts, 'payout_failed');
  // However often Stripe tells of it, its creator hears of it once.
  if (facts.state === 'SENT_BACK' && before !== 'SENT_BACK') await tellSentBack(context, facts);
  return true;
}

async function tellSentBack(
  context: Context,
  { id, creatorId: userId, amount, currency }: repository.BankFacts,
): Promise<void> {
  const about = { userId, redirectLink: '/dashboard/payouts', entityRef: id, image: '' };
  await notify(context, [{ type: 'payout_failed', ...about, money: { amount, currency } }]);
}

async function bookPayout(
  context: Context,
  { id, creatorId: owner, amount, currency }: repository.BankFacts,
  kind: 'payout_paid' | 'payout_failed',
): Promise<void> {
  const out = kind === 'payout_paid' ? amount : -amount;
  await book(context, {
    kind,
    sourceId: id,
    at: moneyNow(context),
    lines: [
      { account: 'transit', owner, amount: out, currency },
      { account: 'acct', owner, amount: -out, currency },
    ],
  });
}

/**
 * Sends once more what the caller's bank sent back; a repetition answers the same payout. Errors:
 * auth.required, forbidden (a fan), payout.no_account, payout.wrong_state (none that came back, or its
 * money is on its way already), payment.provider_out.
 */
export async function retryPayout(
  context: Context,
  { payoutID, requestKey }: { payoutID: string; requestKey: string },
): Promise<BankPayout> {
  const userId = creatorId(context);
  const account = await findAccount(context.db, userId);
  const payout = await repository.findPayout(context.db, payoutID, userId);
  if (payout?.state !== 'SENT_BACK') throw new AppError('payout.wrong_state');
  const stripeAccountId = account?.stripeAccountId;
  if (!stripeAccountId) throw new AppError('payout.no_account');
  const answer = await callStripe(context, {
    key: `payout:${payoutID}:retry:v${payout.retries + 1}`,
    call: 'payouts.create',
    params: {
      amount: payout.amount,
      currency: payout.currency.toLowerCase(),
      metadata: { retry: payoutID },
    },
    account: stripeAccountId,
    ref: `payout:${payoutID}`,
  });
  if (!answer.ok) {
    if (answer.type === 'no_answer') throw new AppError('payment.provider_out');
    // Stripe answers a refused key alike for a day: the next press has another.
    await repository.countRetry(context.db, payoutID, payout.retries);
    throw new AppError('payout.wrong_state');
  }
  return withIdempotencyKey(context, requestKey, 'retryPayout', async (inner) => {
    await repository.markRetried(inner.db, payoutID, moneyNow(inner));
    // A repetition hears the answer of the first call: what has come to be known since counts.
    const known = await repository.findPayout(inner.db, answer.object.id, userId);
    if (!known) await notePayout(inner, stripeAccountId, answer.object);
    const sent = known ?? (await repository.findPayout(inner.db, answer.object.id, userId));
    if (!sent) throw new AppError('payout.wrong_state');
    return shownPayout(sent);
  });
}

/**
 * Reads the payouts of one account with money on its way, so that none of which no event told is
 * missed. Returns whether there was one.
 */
export async function listPayouts(context: Context): Promise<boolean> {
  const { stripe } = context;
  if (!stripe) return false;
  const now = moneyNow(context);
  const account = await repository.accountToList(context.db, new Date(now.getTime() - HOUR));
  if (!account) return false;
  const { userId, stripeAccountId } = account;
  await setTimes(context.db, userId, { listedAt: now });
  const { data } = await stripe.client.payouts.list(
    { limit: 20 },
    { stripeAccount: stripeAccountId },
  );
  for (const payout of data.reverse()) {
    await inTransaction(context, (inner) => notePayout(inner, stripeAccountId, payout));
  }
  return true;
}
