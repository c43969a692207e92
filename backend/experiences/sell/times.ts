import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { serviceForSale } from './sale';

/** What a tier takes of its creator's time. Errors: as `serviceForSale`; not_found (no session). */
export async function tierTimes(
  context: Context,
  tierId: string,
): Promise<{ creatorId: string; minutes: number; seats: number }> {
  const { service, tier } = await serviceForSale(context, tierId, { lock: false });
  if (tier.minutes === null) throw new AppError('not_found');
  return { creatorId: service.creatorId, minutes: tier.minutes, seats: tier.seats };
}
