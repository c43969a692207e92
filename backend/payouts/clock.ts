import type { Context } from '@/backend/platform/context';

/** The clock of money: Stripe's, which a sandbox can move. */
export function moneyNow(context: Context): Date {
  return context.stripe?.now() ?? context.now();
}
