import type { Currency, Money } from './money';

/** What is sold, as far as the fee is concerned. */
export type FeeKind = 'EXPERIENCE' | 'CONTRIBUTION';

/** Our share in hundredths of a percent. */
export const FEE_BASIS_POINTS: Readonly<Record<FeeKind, number>> = {
  EXPERIENCE: 800,
  CONTRIBUTION: 400,
};

/** The part of our fee that every payment has alike, in minor units. */
export const FIXED_FEE: Readonly<Record<Currency, number>> = {
  EUR: 30,
  USD: 30,
  GBP: 25,
  CHF: 30,
  BRL: 150,
};

/** Days from the end of an order, or from a contribution, until the money can go to the creator. */
export const CLEARANCE_DAYS: Readonly<Record<FeeKind, number>> = {
  EXPERIENCE: 14,
  CONTRIBUTION: 7,
};

/** Our fee of a payment in minor units: half a cent rounds up, and it is never more than the amount. */
export function feeOf(kind: FeeKind, { amount, currency }: Money): number {
  const share = Math.floor((amount * FEE_BASIS_POINTS[kind] + 5000) / 10_000);
  return Math.min(amount, share + FIXED_FEE[currency]);
}

/** What the creator receives of a payment, in minor units. */
export function netOf(kind: FeeKind, money: Money): number {
  return money.amount - feeOf(kind, money);
}

/**
 * How much of the fee goes back once `refunded` of `amount` went back, in minor units. A single
 * refund gives back the difference to what went back before it, so the last one takes the rest.
 */
export function feeReturned(fee: number, amount: number, refunded: number): number {
  return Math.floor((2 * fee * refunded + amount) / (2 * amount));
}
