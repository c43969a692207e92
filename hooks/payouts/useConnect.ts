import type { SyntheticEvent } from 'react';
import { useStripeLink } from '@/hooks/session/useStripeLink';
import type { PayoutAccount } from '@/lib/shared/payouts/payouts';
import { useChoice } from './useChoice';

/** Country and currency, saved before Stripe is asked; then on to Stripe. */
export function useConnect(account: PayoutAccount, language: string) {
  const choice = useChoice(account, language);
  const stripe = useStripeLink();

  async function goOn() {
    if (await choice.save()) await stripe.open('connecting');
  }

  return {
    choice,
    submit: (event: SyntheticEvent) => {
      event.preventDefault();
      void goOn();
    },
    isRunning: choice.isRunning || stripe.isRunning,
    refusal: choice.refusal ?? stripe.refusal,
  };
}
