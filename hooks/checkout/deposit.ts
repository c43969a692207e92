import { balanceAt, depositOf } from '@/lib/shared/bookings/deposit';
import type { CheckoutService } from '@/lib/shared/experiences/views';
import type { Draft } from './draft';

/** A price that is paid in two parts; minor units. */
export interface PriceParts {
  deposit: number;
  rest: number;
  /** When the rest is charged, UTC ISO 8601. */
  at: string;
}

/** How a checkout with a deposit is paid: as it is held, else as it would be now; null: all at once. */
export function priceParts(
  { service, tier, total }: CheckoutService,
  { startsAt, held }: Pick<Draft, 'startsAt' | 'held'>,
  now: number,
): PriceParts | null {
  if (!tier.hasDeposit || startsAt === null) return null;
  const start = new Date(startsAt);
  const price = { price: total, currency: service.currency, startsAt: start };
  const isHeld = held !== null && Date.parse(held.startsAt ?? '') === start.getTime();
  const deposit = isHeld ? held.deposit : depositOf(price, new Date(now));
  if (deposit === null) return null;
  return { deposit, rest: total - deposit, at: balanceAt(start).toISOString() };
}
