import type Stripe from 'stripe';
import { balanceOf } from '@/backend/ledger/service';
import { onItsWayOf } from '@/backend/payouts/store/bank';
import type { Context } from '@/backend/platform/context';
import type { StripeService } from '@/backend/platform/stripe/stripeService';
import { CURRENCIES, type Currency } from '@/lib/shared/money/money';

/** Whose money lies in a balance at Stripe: a creator's; null: our own. */
export interface Holder {
  userId: string;
  stripeAccountId: string;
}

/** By currency, what Stripe has more than the books say; nothing where both agree. */
export type Differences = Partial<Record<Currency, number>>;

/**
 * Compares a balance at Stripe with the books. What is on its way between the two shows as a
 * difference that is gone at the next look.
 */
export async function differencesOf(
  context: Context,
  { client }: StripeService,
  holder: Holder | null,
): Promise<Differences> {
  const options = holder ? { stripeAccount: holder.stripeAccountId } : {};
  const balance = await client.balance.retrieve({}, options);
  const differences: Differences = {};
  for (const currency of CURRENCIES) {
    const books = await balanceOf(context, holder?.userId ?? '', currency);
    // What left for a bank is in the books until it arrives.
    const left = holder ? await onItsWayOf(context.db, holder.userId, currency) : 0;
    const booked = holder ? books.acct - left : books.cash;
    const difference = amountIn(balance, currency) - booked;
    if (difference !== 0) differences[currency] = difference;
  }
  return differences;
}

function amountIn({ available, pending }: Stripe.Balance, currency: Currency): number {
  return [...available, ...pending]
    .filter((part) => part.currency.toUpperCase() === currency)
    .reduce((sum, { amount }) => sum + amount, 0);
}

/** The part of a difference that stood at the look before and stands still. */
export function standingOf(before: Differences, now: Differences): Differences {
  return Object.fromEntries(
    Object.entries(now).filter(([currency, amount]) => before[currency as Currency] === amount),
  );
}
