import { nextFree, noticeOf } from '@/backend/availability/service';
import { answersBefore } from '@/backend/forms/service';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import type { CheckoutService, ServicePage } from '@/lib/shared/experiences/views';
import {
  findService,
  viewService,
  type HeldService,
} from '@/backend/experiences/store/serviceRepository';
import { intakeOf, pageOf } from '@/backend/experiences/views';
import { intakeForm } from './form';
import { requireFor } from './sale';

/**
 * A service that the caller may see: what is published or paused everybody, the rest its creator
 * alone. Errors: service.not_found.
 */
export async function visibleService(context: Context, serviceId: string): Promise<HeldService> {
  return seen(context, await findService(context.db, serviceId));
}

/** Id of the creator of a service that everybody can see; null when there is none. */
export async function shownServiceOwner(
  context: Context,
  serviceId: string,
): Promise<string | null> {
  const service = await findService(context.db, serviceId);
  return service && isShown(service) ? service.creatorId : null;
}

const isShown = ({ state, isSuspended }: HeldService) =>
  (state === 'PUBLISHED' || state === 'PAUSED') && !isSuspended;

function seen<Service extends HeldService>(
  context: Context,
  service: Service | undefined,
): Service {
  if (!service) throw new AppError('service.not_found');
  if (service.creatorId === context.actor.userId) return service;
  if (!isShown(service)) throw new AppError('service.not_found');
  return service;
}

/** Everything the page of a service needs. Errors: service.not_found. */
export async function servicePage(
  context: Context,
  { serviceId }: { serviceId: string },
): Promise<ServicePage> {
  return (await viewed(context, serviceId, null)).page;
}

async function viewed(context: Context, serviceId: string, tierId: string | null) {
  const readerId = context.actor.userId;
  const service = seen(context, await viewService(context.db, serviceId, { readerId, tierId }));
  const isSession = service.kind === 'SESSION';
  const minutes = service.tiers.flatMap((tier) => (tier.minutes === null ? [] : [tier.minutes]));
  const page = pageOf(service, {
    isCreatorLive: service.isCreatorLive,
    isFavorite: service.isFavorite,
    isTold: service.isTold,
    isOwn: service.creatorId === readerId,
    isForSale: isForSale(context, service),
    noticeMinutes: isSession ? await noticeOf(context, service.creatorId) : null,
    nextFree: isSession
      ? await nextFree(context, service.creatorId, [...new Set(minutes)])
      : new Map(),
  });
  return { service, page };
}

/** Something can be sold here at all, and this can be bought now. */
function isForSale(context: Context, { state, isSuspended }: HeldService): boolean {
  return context.stripe !== null && state === 'PUBLISHED' && !isSuspended;
}

/**
 * What the checkout of a tier needs beside the free times. Errors: service.not_found (also without
 * such a tier), service.not_for_sale, offer.over.
 */
export async function checkoutService(
  context: Context,
  { serviceId, serviceTierId }: { serviceId: string; serviceTierId: string },
): Promise<CheckoutService> {
  const { service, page } = await viewed(context, serviceId, serviceTierId);
  const tier = page.tiers.find(({ id }) => id === serviceTierId);
  const row = service.tiers.find(({ id }) => id === serviceTierId);
  if (!tier || !row) throw new AppError('service.not_found');
  requireFor(context, row);
  if (!page.isForSale) throw new AppError('service.not_for_sale');
  const before = (await answersBefore(context, intakeForm(service.questions))) ?? [];
  return {
    service: page,
    tier,
    questions: service.questions.map(intakeOf),
    answersBefore: before.map(({ key, value }) => ({ questionId: key, value })),
    total: tier.price,
  };
}
