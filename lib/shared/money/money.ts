import { z } from 'zod';

/** Currencies that something may be sold in (rulings, Money). */
export const CURRENCIES = ['EUR', 'USD', 'GBP', 'CHF', 'BRL'] as const;

export type Currency = (typeof CURRENCIES)[number];

/** An amount in minor units (cents, pence, centavos) and its ISO 4217 currency. */
export interface Money {
  amount: number;
  currency: Currency;
}

export const currencySchema = z.enum(CURRENCIES);

/** The smallest charge of each currency, in minor units. */
export const SMALLEST_CHARGE: Readonly<Record<Currency, number>> = {
  EUR: 100,
  USD: 100,
  GBP: 100,
  CHF: 100,
  BRL: 500,
};

/** The largest charge of every currency, in minor units. */
export const LARGEST_CHARGE = 500_000;

/** Why an amount cannot be charged; null: it can. */
export function amountFault({ amount, currency }: Money): AmountFault | null {
  if (!Number.isSafeInteger(amount) || amount < SMALLEST_CHARGE[currency]) {
    return 'payment.amount_too_small';
  }
  return amount > LARGEST_CHARGE ? 'payment.amount_too_large' : null;
}

export type AmountFault = 'payment.amount_too_small' | 'payment.amount_too_large';
