import { SMALLEST_CHARGE, type Currency } from '@/lib/shared/money/money';

/** The part of the price that a deposit is; a cent that cannot be halved is paid with it. */
const DEPOSIT_PERCENT = 50;
/** Hours before the start when the rest is charged to the card of the deposit. */
export const BALANCE_CHARGE_HOURS = 96;
/** Hours before the start until which the rest can be paid by hand. */
export const BALANCE_END_HOURS = 48;
/** Somebody whose card was declined has at least so long, but never beyond the start. */
export const BALANCE_LEAST_HOURS = 24;

const HOUR_MS = 60 * 60_000;

/** When the rest of a session with a deposit is charged. */
export const balanceAt = (startsAt: Date): Date =>
  new Date(startsAt.getTime() - BALANCE_CHARGE_HOURS * HOUR_MS);

/** What a deposit on a price is, in minor units. */
export const halfOf = (price: number): number => Math.ceil((price * DEPOSIT_PERCENT) / 100);

/**
 * What is paid at once of a price with a deposit, in minor units; null: all of it, because the rest
 * would be due already, or one of the parts is less than can be charged.
 */
export function depositOf(
  { price, currency, startsAt }: { price: number; currency: Currency; startsAt: Date | null },
  now: Date,
): number | null {
  if (startsAt === null || balanceAt(startsAt) <= now) return null;
  const deposit = halfOf(price);
  return price - deposit < SMALLEST_CHARGE[currency] ? null : deposit;
}
