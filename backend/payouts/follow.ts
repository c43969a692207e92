import type Stripe from 'stripe';
import type { Context } from '@/backend/platform/context';
import {
  registerReconciler,
  registerStripeHandlers,
  type StripeEvent,
} from '@/backend/platform/stripe/registry';
import * as accounts from './store/accounts';
import { listPayouts, notePayout } from './bank';
import { moneyNow } from './clock';
import { createNightly, NIGHTLY } from './nightly/nightly';
import { factsOf } from './facts';
import { bookReversal } from './reversals';
import { finishTransfer } from './transfers';

/** A creator who was sent to Stripe is followed so long, also when no event comes. */
const FOLLOWED_MS = 24 * 60 * 60 * 1000;

/** And looked at so often. */
const LOOK_MS = 60 * 1000;

function clientOf({ stripe }: Context): Stripe {
  if (!stripe) throw new Error('there is no Stripe to read from');
  return stripe.client;
}

/** The connected account of an event; those of our own account are not asked about. */
function accountOf({ account, type }: StripeEvent): string {
  if (account === null) throw new Error(`${type} names no account`);
  return account;
}

async function noteAccount(context: Context, account: Stripe.Account): Promise<boolean> {
  const standing = await accounts.findByStripeId(context.db, account.id);
  if (!standing) return false;
  await accounts.saveFacts(context.db, account.id, factsOf(account), moneyNow(context));
  return true;
}

const accountHandler = {
  read: (context: Context, event: StripeEvent) =>
    clientOf(context).accounts.retrieve(accountOf(event)),
  apply: (context: Context, _event: StripeEvent, account: Stripe.Account) =>
    noteAccount(context, account),
};

/** The creator has taken us out of their account: it cannot be read any more. */
const goneHandler = {
  read: () => Promise.resolve(null),
  apply: async (context: Context, event: StripeEvent) => {
    await accounts.markGone(context.db, accountOf(event), moneyNow(context));
    return true;
  },
};

const payoutHandler = {
  read: (context: Context, event: StripeEvent) => {
    const { payouts } = clientOf(context);
    return payouts.retrieve(event.objectId, {}, { stripeAccount: accountOf(event) });
  },
  apply: (context: Context, event: StripeEvent, payout: Stripe.Payout) =>
    notePayout(context, accountOf(event), payout),
};

const transferHandler = {
  read: (context: Context, event: StripeEvent) =>
    clientOf(context).transfers.retrieve(event.objectId),
  apply: async (context: Context, _event: StripeEvent, transfer: Stripe.Transfer) => {
    let isOurs = true;
    for (const { id, amount } of transfer.reversals.data) {
      const reversal = { id, transferId: transfer.id, amount };
      isOurs = (await bookReversal(context, reversal)) && isOurs;
    }
    return isOurs;
  },
};

/** Asks Stripe about one account that its creator is working on. */
async function checkAccount(context: Context): Promise<boolean> {
  if (!context.stripe) return false;
  const now = moneyNow(context);
  const before = (ms: number) => new Date(now.getTime() - ms);
  const times = { linkedSince: before(FOLLOWED_MS), checkedBefore: before(LOOK_MS) };
  const account = await accounts.accountToCheck(context.db, times);
  if (!account?.stripeAccountId) return false;
  await accounts.setTimes(context.db, account.userId, { checkedAt: now });
  await noteAccount(context, await clientOf(context).accounts.retrieve(account.stripeAccountId));
  return true;
}

registerStripeHandlers({ 'account.updated': accountHandler });
registerStripeHandlers({ 'account.application.deauthorized': goneHandler });
registerStripeHandlers({
  'payout.created': payoutHandler,
  'payout.updated': payoutHandler,
  'payout.paid': payoutHandler,
  'payout.failed': payoutHandler,
  'payout.canceled': payoutHandler,
});
registerStripeHandlers({
  'transfer.reversed': transferHandler,
  'transfer.updated': transferHandler,
});
registerReconciler('transfers', finishTransfer);
registerReconciler('accounts at Stripe', checkAccount);
registerReconciler('payouts to banks', listPayouts);
registerReconciler(NIGHTLY, createNightly());
