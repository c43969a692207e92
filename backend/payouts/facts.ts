import type Stripe from 'stripe';
import type { AccountFacts } from './store/accounts';

/** What of an account counts for us. */
export function factsOf(account: Stripe.Account): AccountFacts {
  const [bank] = account.external_accounts?.data ?? [];
  return {
    detailsSubmitted: account.details_submitted,
    chargesEnabled: account.charges_enabled,
    payoutsEnabled: account.payouts_enabled,
    currentlyDue: account.requirements?.currently_due ?? [],
    disabledReason: account.requirements?.disabled_reason ?? null,
    bankLast4: bank?.last4 ?? null,
  };
}
