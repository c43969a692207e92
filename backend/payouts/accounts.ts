import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { creatorId } from '@/backend/platform/member';
import { inTransaction } from '@/backend/platform/transaction';
import type { Currency } from '@/lib/shared/money/money';
import type { PayoutAccount } from '@/lib/shared/payouts/payouts';
import * as repository from './accountRepository';
import { moneyNow, platformCountry } from './clock';
import { shownAccount } from './overview';
import { canSell, choiceRefusal } from './policy';
import { hasLines } from './viewRepository';

/** Whether a creator can sell, and in what. */
export interface Seller {
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
    const home = platformCountry(inner);
    const refusal = choiceRefusal(choice, standing, { hasSold, platformCountry: home });
    if (refusal) throw new AppError(refusal);
    const updatedAt = moneyNow(inner);
    await repository.saveChoice(inner.db, { userId, ...choice, updatedAt });
    if (standing && standing.country !== choice.country) {
      await repository.dropStripeAccount(inner.db, userId, updatedAt);
    }
    return shownAccount(inner, userId, await repository.findAccount(inner.db, userId));
  });
}
