import { badParameter, refused } from '@/backend/emulators/stripe/wire/errors';

const SMALLEST: Record<string, number> = { eur: 50, usd: 50, gbp: 30, chf: 50, brl: 50 };
const LARGEST = 99_999_999;

/** Refuses what cannot be charged, as Stripe words it. */
export function checkAmount(amount: number, currency: string, param: string): void {
  const smallest = SMALLEST[currency];
  if (smallest === undefined) {
    const message = `Invalid currency: ${currency}. Stripe currently supports these currencies in the sandbox: ${Object.keys(SMALLEST).join(', ')}`;
    throw badParameter('parameter_invalid', 'currency', message);
  }
  if (amount < smallest) {
    const message = `Amount must be at least ${worded(smallest, currency)}`;
    throw badParameter('amount_too_small', param, message);
  }
  if (amount > LARGEST) {
    const message = `Amount must be no more than ${worded(LARGEST, currency)}`;
    throw badParameter('amount_too_large', param, message);
  }
}

/** A part of something: more than nothing and not more than there is. */
export function checkPart(amount: number, most: number, message: string, code?: string): void {
  if (amount < 1) {
    throw badParameter('parameter_invalid_integer', 'amount', 'Invalid positive integer');
  }
  if (amount > most) throw refused(code, message, 'amount');
}

export function worded(amount: number, currency: string): string {
  return `${(amount / 100).toFixed(2)} ${currency.toUpperCase()}`;
}
