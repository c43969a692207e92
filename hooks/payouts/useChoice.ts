import { useState } from 'react';
import { useCall } from '@/hooks/secureql/useCall';
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

/** Country and currency of a creator, as they stand or are being chosen. `save` says whether it did. */
export function useChoice(account: PayoutAccount, language: string) {
  const { countries } = account;
  const choose = useCall('payouts/choose-country/');
  const [country, setCountry] = useState(
    () => account.country ?? usualCountry(countries, language),
  );
  const [wanted, setWanted] = useState<Currency | null>(account.currency);
  const currencies = countries.find((one) => one.country === country)?.currencies ?? [];
  const currency = currencies.find((one) => one === wanted) ?? currencies[0] ?? 'EUR';
  return {
    country,
    setCountry,
    currency,
    setCurrency: setWanted,
    currencies,
    save: async () => (await choose.run({ country, currency })).answer !== null,
    isRunning: choose.isRunning,
    refusal: choose.refusal,
  };
}

function usualCountry(countries: readonly PayoutCountry[], language: string): string {
  const known = countries.map(({ country }) => country);
  const usual = (USUAL[language] ?? []).find((country) => known.includes(country));
  return usual ?? known[0] ?? '';
}
