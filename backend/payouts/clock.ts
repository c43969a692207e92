import type { Context } from '@/backend/platform/context';

/** The clock of money: Stripe's, which a sandbox can move. */
export function moneyNow(context: Context): Date {
  return context.now();
}

/** Where the platform is at home. */
export function platformCountry(_context: Context): string {
  return 'DE';
}
