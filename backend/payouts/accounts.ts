import type { Need } from '@/backend/accounts/service';
import { hasBalance } from '@/backend/ledger/service';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { creatorId } from '@/backend/platform/member';
import { inTransaction } from '@/backend/platform/transaction';
import type { Currency } from '@/lib/shared/money/money';
import type { PayoutAccount } from '@/lib/shared/payouts/payouts';
import * as repository from './store/accounts';
import { deletePayouts, payoutsOf } from './store/bank';
import { moneyNow } from './clock';
import { forgetWords, linesOf, returnsOf } from './store/lines';
import { shownAccount } from './overview';
import { accountState, canSell, choiceRefusal, nextTransfers } from './policy';
import { hasLines } from './store/views';

/** Whether a creator can sell, and in what. */
interface Seller {
  isReady: boolean;
  currency: Currency | null;
  country: string | null;
}

/** Says whether a creator can sell, and in what. */
export async function sellerOf(context: Context, userId: string): Promise<Seller> {
  const account = await repository.findAccount(context.db, userId);
  return {
    isReady: canSell(account),
    currency: account?.currency ?? null,
    country: account?.country ?? null,
  };
}

/** Hears, in the transaction of it, what a creator sells in from now on. */
type CurrencyListener = (context: Context, userId: string, currency: Currency) => Promise<void>;

const listeners: CurrencyListener[] = [];

/** Has a domain that keeps prices hear of the currency a creator chooses. */
export function onCurrencyChosen(listener: CurrencyListener): void {
  listeners.push(listener);
}

/**
 * Notes where the caller lives and what they sell in. Another country means another account at
 * Stripe; both stand once something is sold. Errors: auth.required, forbidden (a fan),
 * payout.country_refused, payout.currency_fixed.
 */
export async function chooseCountry(
  context: Context,
  choice: { country: string; currency: Currency },
): Promise<PayoutAccount> {
  const userId = creatorId(context);
  return inTransaction(context, async (inner) => {
    const standing = await repository.lockAccount(inner.db, userId);
    const hasSold = await hasLines(inner.db, userId);
    const home = inner.config.stripe.platformCountry;
    const refusal = choiceRefusal(choice, standing, { hasSold, platformCountry: home });
    if (refusal) throw new AppError(refusal);
    const updatedAt = moneyNow(inner);
    await repository.saveChoice(inner.db, { userId, ...choice, updatedAt });
    for (const listener of listeners) await listener(inner, userId, choice.currency);
    if (standing && standing.country !== choice.country) {
      await repository.dropStripeAccount(inner.db, userId, updatedAt);
    }
    return shownAccount(inner, userId, await repository.findAccount(inner.db, userId));
  });
}

/** Nothing goes out to a creator until `releasePayouts`; in the running transaction. */
export async function holdPayouts(context: Context, userId: string): Promise<void> {
  await repository.setTimes(context.db, userId, { heldAt: moneyNow(context) });
}

/** What was held goes out from the next day on; in the running transaction. */
export async function releasePayouts(context: Context, userId: string): Promise<void> {
  const transfersAt = nextTransfers(moneyNow(context));
  await repository.setTimes(context.db, userId, { heldAt: null, transfersAt });
}

/** Lets go of an account at Stripe that somebody else connected, when an account is taken over. */
export async function forgetStripeAccount(context: Context, userId: string): Promise<void> {
  await repository.dropStripeAccount(context.db, userId, moneyNow(context));
}

/** What a creator needs who has begun an account at Stripe, or has ever earned something. */
export async function payoutNeeds(context: Context, userId: string): Promise<Need[]> {
  const state = accountState(await repository.findAccount(context.db, userId));
  return state !== 'NONE' || (await hasLines(context.db, userId)) ? ['MONEY'] : [];
}

/** How far a creator's own account at Stripe is; CLOSED where nothing can be sold. */
export async function payoutStanding(
  context: Context,
  userId: string,
): Promise<'CLOSED' | 'MISSING' | 'INCOMPLETE' | 'READY'> {
  if (!context.stripe) return 'CLOSED';
  const state = accountState(await repository.findAccount(context.db, userId));
  return state === 'NONE' ? 'MISSING' : state;
}

/** The task of a creator that connects or completes their account; none where nothing can be sold. */
export async function payoutTask(context: Context, userId: string): Promise<PayoutTask | null> {
  if (!context.stripe) return null;
  const state = accountState(await repository.findAccount(context.db, userId));
  if (state === 'READY') return null;
  return state === 'NONE' ? 'stripe_account' : 'stripe_account_incomplete';
}

type PayoutTask = 'stripe_account' | 'stripe_account_incomplete';

/**
 * Makes sure that nobody leaves while money of theirs is here, or owed; in the transaction that
 * deletes the account. Errors: payout.balance_left.
 */
export async function leavePayouts(context: Context, userId: string): Promise<void> {
  await repository.lockAccount(context.db, userId);
  if (await hasBalance(context, userId)) throw new AppError('payout.balance_left');
  await forgetWords(context.db, userId);
  await deletePayouts(context.db, userId);
  await repository.deleteAccount(context.db, userId);
}

/** What this domain keeps of a user. */
export async function payoutDataOf(context: Context, userId: string) {
  const account = await repository.findAccount(context.db, userId);
  return {
    payoutAccount: account ?? null,
    payoutLines: await linesOf(context.db, userId),
    moneyBack: await returnsOf(context.db, userId),
    bankPayouts: await payoutsOf(context.db, userId),
  };
}
