import { ownService } from '@/backend/experiences/access';
import {
  insertPrivateTier,
  privateTiersBy,
  retireUnsold,
} from '@/backend/experiences/store/privateRepository';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { newId } from '@/backend/platform/id';
import { amountFault } from '@/lib/shared/money/money';

export type { PrivateTier } from '@/backend/experiences/store/privateRepository';

/** A tier for one person. */
interface WantedTier {
  serviceId: string;
  onlyFor: string;
  until: Date;
  name: string;
  included: readonly string[];
  price: number;
  /** Of a session, or of a delivery. */
  minutes: number | null;
  days: number | null;
}

/**
 * Adds a tier that one person alone can buy, once, to a service of the caller's, in the running
 * transaction; nobody else sees it. Errors: forbidden, service.not_for_sale, payload.invalid (no
 * time, no days, or a file to download), payment.amount_too_small, payment.amount_too_large.
 */
export async function addPrivateTier(context: Context, wanted: WantedTier): Promise<string> {
  const { serviceId, minutes, days, ...tier } = wanted;
  const service = await ownService(context, serviceId, { lock: true });
  if (service.state !== 'PUBLISHED' || service.isSuspended) {
    throw new AppError('service.not_for_sale');
  }
  const { kind, currency } = service;
  const isSized = kind === 'SESSION' ? minutes !== null : kind === 'DELIVERY' && days !== null;
  if (!isSized) throw new AppError('payload.invalid');
  const fault = amountFault({ amount: tier.price, currency });
  if (fault) throw new AppError(fault);
  const id = newId();
  await insertPrivateTier(context.db, {
    ...{ ...tier, id, serviceId, included: JSON.stringify(tier.included) },
    minutes: kind === 'SESSION' ? minutes : null,
    days: kind === 'DELIVERY' ? days : null,
  });
  return id;
}

/** Takes such a tier back, in the running transaction; false: it is bought, or held. */
export function retirePrivateTier(context: Context, tierId: string): Promise<boolean> {
  return retireUnsold(context.db, tierId, context.now());
}

/** Such tiers with what they belong to, in no order. */
export function privateTiers(context: Context, ids: readonly string[]) {
  return privateTiersBy(context.db, ids);
}
