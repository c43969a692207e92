import { verifiedAmong } from '@/backend/accounts/service';
import { hoursStand } from '@/backend/availability/service';
import { noteAlert } from '@/backend/favorites/service';
import { filesOf } from '@/backend/files/service';
import { sellerOf } from '@/backend/payouts/service';
import type { Context } from '@/backend/platform/context';
import type { PublishGap } from '@/lib/shared/experiences/kinds';
import type { ServiceEdit } from '@/lib/shared/experiences/views';
import type { Currency } from '@/lib/shared/money/money';
import { alertsOf, gapsOf } from '@/backend/experiences/policy';
import {
  findService,
  setCurrency,
  standingOf,
  type HeldService,
} from '@/backend/experiences/store/serviceRepository';
import { settingsOf } from '@/backend/experiences/views';

/** What a creator's prices are in, and whether that can still change. */
export interface CreatorCurrency {
  /** Null: nothing has a price yet. */
  currency: Currency | null;
  isFixed: boolean;
}

/** One currency for all a creator offers: that of their payouts, or of what they offer already. */
export async function currencyOf(context: Context, creatorId: string): Promise<CreatorCurrency> {
  const seller = await sellerOf(context, creatorId);
  const { currency, hasSold } = await standingOf(context.db, creatorId);
  return { currency: seller.currency ?? currency, isFixed: seller.currency !== null || hasSold };
}

/** Everything a creator offers costs this currency from now on, in the running transaction. */
export function sellIn(context: Context, creatorId: string, currency: Currency): Promise<void> {
  return setCurrency(context.db, creatorId, currency);
}

/** What a service lacks to be published; read anew, since most of it is no part of the service. */
export async function missingOf(
  context: Context,
  service: HeldService,
  files: ReadonlySet<string>,
): Promise<PublishGap[]> {
  const { creatorId, kind } = service;
  const verified = await verifiedAmong(context, [creatorId]);
  const seller = await sellerOf(context, creatorId);
  return gapsOf(settingsOf(service), {
    hasEmail: verified.length > 0,
    hasHours: kind !== 'SESSION' || (await hoursStand(context, creatorId)),
    hasPayouts: seller.isReady && seller.currency === service.currency,
    tiersWithFiles: files,
  });
}

/** The files of each tier that gives some. */
export async function tierFiles(context: Context, service: HeldService) {
  if (service.kind !== 'INSTANT') return new Map<string, ServiceEdit['tiers'][number]['files']>();
  const found = await filesOf(context, { tierIds: service.tiers.map(({ id }) => id) });
  const byTier = new Map<string, ServiceEdit['tiers'][number]['files']>();
  for (const { tierId, id, name, bytes } of found) {
    if (tierId !== null) byTier.set(tierId, [...(byTier.get(tierId) ?? []), { id, name, bytes }]);
  }
  return byTier;
}

/** Everything the editor needs of a service that exists. */
export async function editOf(context: Context, serviceId: string): Promise<ServiceEdit> {
  const service = await findService(context.db, serviceId);
  if (!service) throw new Error(`service ${serviceId} is gone`);
  const files = await tierFiles(context, service);
  const { isFixed } = await currencyOf(context, service.creatorId);
  return {
    id: service.id,
    handle: service.creatorHandle,
    version: service.version,
    state: service.state,
    settings: settingsOf(service),
    tiers: service.tiers.map(({ id, orders }) => ({
      ...{ id, orders, isSold: orders > 0 },
      files: files.get(id) ?? [],
    })),
    questionIds: service.questions.map(({ id }) => id),
    isCurrencyFixed: isFixed,
    gaps: await missingOf(context, service, new Set(files.keys())),
  };
}

/** Has those who keep a service told of what a change of it means for them, in the running transaction. */
export async function noteAlerts(
  context: Context,
  before: HeldService,
  after: HeldService,
): Promise<void> {
  for (const kind of alertsOf(before, after)) await noteAlert(context, after.id, kind);
}
