import type { Currency } from '@/lib/shared/money/money';

/** Countries of the European Economic Area whose banks we pay out to in euro. */
const EURO_AREA_AND_NEIGHBOURS = [
  ...['AT', 'BE', 'BG', 'HR', 'CY', 'CZ', 'DK', 'EE', 'FI', 'FR', 'DE', 'GR', 'HU', 'IS', 'IE'],
  ...['IT', 'LV', 'LT', 'LU', 'MT', 'NL', 'NO', 'PL', 'PT', 'RO', 'SK', 'SI', 'ES', 'SE'],
];

const OTHERS: Readonly<Record<string, readonly Currency[]>> = {
  US: ['USD'],
  CA: ['USD'],
  GB: ['GBP', 'EUR'],
  CH: ['CHF', 'EUR'],
  LI: ['CHF', 'EUR'],
};

/**
 * Currencies that creators of a country may sell in, the usual one first; none: we cannot pay out
 * there. Stripe pays from one country to others within limits: to Brazil from Brazil alone.
 */
export function currenciesOf(country: string, platformCountry: string): readonly Currency[] {
  if (country === 'BR') return platformCountry === 'BR' ? ['BRL'] : [];
  if (platformCountry === 'BR') return [];
  return OTHERS[country] ?? (EURO_AREA_AND_NEIGHBOURS.includes(country) ? ['EUR'] : []);
}

/** Every country that a platform there pays out to. */
export function payoutCountries(platformCountry: string): string[] {
  const all = ['BR', ...Object.keys(OTHERS), ...EURO_AREA_AND_NEIGHBOURS];
  return all.filter((country) => currenciesOf(country, platformCountry).length > 0).sort();
}
