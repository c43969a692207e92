import { randomBytes } from 'node:crypto';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** An id as Stripe makes them: a prefix that says what it is, and letters that cannot be guessed. */
export function stripeId(prefix: string, length = 24): string {
  const letters = Array.from(randomBytes(length), (byte) => ALPHABET[byte % ALPHABET.length]);
  return `${prefix}_${letters.join('')}`;
}
