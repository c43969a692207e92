import { useState, type SyntheticEvent } from 'react';
import { useCall } from '@/hooks/secureql/useCall';
import { useStripeLink } from '@/hooks/session/useStripeLink';
import type { Currency } from '@/lib/shared/money/money';
import type { PayoutAccount, PayoutCountry } from '@/lib/shared/payouts/payouts';

/** Where most readers of a language live, as far as that can be told. */
const USUAL: Readonly<Record<string, readonly string[]>> = {
  de: ['DE'],
  fr: ['FR'],
  es: ['ES'],
  pt: ['BR', 'PT'],
  en: ['US', 'GB'],
};

/** Country and currency, saved before Stripe is asked; then on to Stripe. */
export function useConnect(account: PayoutAccount, language: string) {
  const { countries } = account;
  const choose = useCall('payouts/choose-country/');
  const stripe = useStripeLink();
  const [country, setCountry] = useState(
    () => account.country ?? usualCountry(countries, language),
  );
  const [wanted, setWanted] = useState<Currency | null>(account.currency);
  const currencies = countries.find((one) => one.country === country)?.currencies ?? [];
  const currency = currencies.find((one) => one === wanted) ?? currencies[0] ?? 'EUR';

  async function goOn() {
    const { answer } = await choose.run({ country, currency });
    if (answer) await stripe.open('connecting');
  }

  return {
    country,
    setCountry,
    currency,
    setCurrency: setWanted,
    currencies,
    submit: (event: SyntheticEvent) => {
      event.preventDefault();
      void goOn();
    },
    isRunning: choose.isRunning || stripe.isRunning,
    refusal: choose.refusal ?? stripe.refusal,
  };
}

function usualCountry(countries: readonly PayoutCountry[], language: string): string {
  const known = countries.map(({ country }) => country);
  const usual = (USUAL[language] ?? []).find((country) => known.includes(country));
  return usual ?? known[0] ?? '';
}
