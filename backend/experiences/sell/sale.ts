import { noteAlert } from '@/backend/favorites/service';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import type { IntakeQuestion } from '@/lib/shared/experiences/views';
import { indexAgain } from '@/backend/experiences/find/card';
import { addOrders, giveOne, takeOne } from '@/backend/experiences/store/partsRepository';
import {
  addReview,
  findService,
  findTier,
  lockTier,
  updateService,
  type HeldService,
  type TierRow,
} from '@/backend/experiences/store/serviceRepository';
import { creatorName, intakeOf, soldTier } from '@/backend/experiences/views';

/** What is bought, and of whom. */
interface ServiceForSale {
  service: HeldService;
  /** As it is sold: what belongs to another kind of service is left out. */
  tier: TierRow;
  questions: IntakeQuestion[];
  creator: { id: string; handle: string; name: string; locale: string };
}

/**
 * A tier that the caller can buy now. With `lock` the tier is locked until the transaction ends. Errors:
 * service.not_found (also one that is no longer offered, or to somebody else), service.not_for_sale,
 * service.sold_out, offer.over.
 */
export async function serviceForSale(
  context: Context,
  tierId: string,
  { lock }: { lock: boolean },
): Promise<ServiceForSale> {
  const found = lock ? await lockTier(context.db, tierId) : await findTier(context.db, tierId);
  const service = found && (await findService(context.db, found.serviceId, tierId));
  const row = service?.tiers.find(({ id }) => id === tierId);
  if (!service || !row) throw new AppError('service.not_found');
  requireFor(context, row);
  if (service.state !== 'PUBLISHED' || service.isSuspended) {
    throw new AppError('service.not_for_sale');
  }
  if (row.stock !== null && row.taken >= row.stock) throw new AppError('service.sold_out');
  return {
    service,
    tier: soldTier(row, service.kind),
    questions: service.questions.map(intakeOf),
    creator: {
      id: service.creatorId,
      handle: service.creatorHandle,
      name: creatorName(service),
      locale: service.creatorLocale,
    },
  };
}

/** Refuses whoever a tier is not for, and one whose time is over. */
export function requireFor(
  context: Context,
  { onlyFor, until }: Pick<TierRow, 'onlyFor' | 'until'>,
): void {
  if (onlyFor === null) return;
  if (onlyFor !== context.actor.userId) throw new AppError('service.not_found');
  if (until !== null && new Date(until) <= context.now()) throw new AppError('offer.over');
}

/** Takes one of a tier's stock, in the running transaction. Errors: service.sold_out. */
export async function takeStock(context: Context, tierId: string): Promise<void> {
  if (!(await takeOne(context.db, tierId))) throw new AppError('service.sold_out');
}

/** Puts back what an order took, in the running transaction. */
export async function giveStock(context: Context, tierId: string): Promise<void> {
  const given = await giveOne(context.db, tierId);
  if (given?.wasSoldOut) await noteAlert(context, given.serviceId, 'SLOTS');
}

/** Counts an order that was paid, or takes it back, in the running transaction. */
export async function countOrder(context: Context, tierId: string, by: 1 | -1): Promise<void> {
  await addOrders(context.db, tierId, by);
}

/** An order of it was finished: whoever is booked stays near the top of the search. */
export async function serviceDone(context: Context, serviceId: string, at: Date): Promise<void> {
  await updateService(context.db, serviceId, { patch: { lastDoneAt: at }, now: context.now() });
  await indexAgain(context, serviceId);
}

/** Counts an opened review of it, or takes it back, in the running transaction. */
export async function countReview(
  context: Context,
  serviceId: string,
  { stars, by }: { stars: number; by: 1 | -1 },
): Promise<void> {
  await addReview(context.db, serviceId, { stars, by });
  await indexAgain(context, serviceId);
}

/** Whose a tier is, also one that is no longer offered; null: nobody's. */
export async function tierOwner(
  context: Context,
  tierId: string,
): Promise<{ creatorId: string; serviceId: string } | null> {
  const found = await findTier(context.db, tierId);
  return found ? { creatorId: found.creatorId, serviceId: found.serviceId } : null;
}

/** Where the buyer of an instant tier goes on, also of one that is no longer offered; null: nowhere. */
export async function linkOf(context: Context, tierId: string): Promise<string | null> {
  return (await findTier(context.db, tierId))?.link ?? null;
}
