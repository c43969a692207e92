import { isDeepStrictEqual } from 'node:util';
import { requireOwnPhotos } from '@/backend/media/service';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { newId } from '@/backend/platform/id';
import { creatorId } from '@/backend/platform/member';
import { inTransaction } from '@/backend/platform/transaction';
import type { ServiceKind, ServiceTemplate } from '@/lib/shared/experiences/kinds';
import type { ServiceSettings } from '@/lib/shared/experiences/service';
import type { ServiceEdit } from '@/lib/shared/experiences/views';
import { LIMITS } from '@/lib/shared/limits';
import { ownService } from '@/backend/experiences/access';
import { indexAgain } from '@/backend/experiences/find/card';
import { changeRefusal, contentGaps } from '@/backend/experiences/policy';
import {
  insertService,
  setCurrency,
  standingOf,
  updateService,
  type HeldService,
} from '@/backend/experiences/store/serviceRepository';
import { settingsOf } from '@/backend/experiences/views';
import { columnsOf, saveParts } from './parts';
import { currencyOf, editOf, noteAlerts, tierFiles } from './standing';
import { draftOf } from './templates';

/** Everything the editor needs. Errors: auth.required, forbidden. */
export async function serviceEdit(
  context: Context,
  { serviceId }: { serviceId: string },
): Promise<ServiceEdit> {
  await ownService(context, serviceId, { lock: false });
  return editOf(context, serviceId);
}

/**
 * Makes a draft from a template; a repeated `requestKey` answers the first one. Errors:
 * auth.required, forbidden (not a creator), service.too_many (50 that are not archived).
 */
export async function createService(
  context: Context,
  input: { template: ServiceTemplate; kind: ServiceKind; requestKey: string },
): Promise<ServiceEdit> {
  const owner = creatorId(context);
  return inTransaction(context, async (inner) => {
    const { count } = await standingOf(inner.db, owner);
    const { currency } = await currencyOf(inner, owner);
    const settings = await draftOf(inner, owner, { ...input, currency: currency ?? 'EUR' });
    const now = inner.now();
    const id = newId();
    const { requestKey } = input;
    const draft = { ...columnsOf(settings), id, creatorId: owner, requestKey };
    const stored = await insertService(inner.db, { ...draft, createdAt: now, updatedAt: now });
    if (stored !== id) return editOf(inner, stored);
    if (count >= LIMITS.services) throw new AppError('service.too_many');
    await saveParts(inner, id, settings);
    return editOf(inner, id);
  });
}

/**
 * Changes a service. Of a tier that somebody bought, price, minutes, days and sessions are fixed; one that is
 * left out is no longer offered. The same settings again are no conflict. Errors: auth.required,
 * forbidden, service.wrong_state (archived), service.version_conflict, service.tier_sold,
 * service.stock_too_small, service.currency_fixed, service.incomplete (what a published one cannot
 * lose), media.photo_unknown, payload.invalid (an id of another service's).
 */
export function editService(
  context: Context,
  input: { serviceId: string; version: number; settings: ServiceSettings },
): Promise<ServiceEdit> {
  const { serviceId, version, settings } = input;
  return inTransaction(context, async (inner) => {
    const service = await ownService(inner, serviceId, { lock: true });
    if (service.state === 'ARCHIVED') throw new AppError('service.wrong_state');
    if (service.version !== version) return repeated(inner, service, settings);
    await requireAllowed(inner, service, settings);
    const added = settings.images.filter((image) => !service.images.includes(image));
    await requireOwnPhotos(inner, added);
    await changeCurrency(inner, service, settings);
    const patch = { ...columnsOf(settings), version: version + 1 };
    await updateService(inner.db, serviceId, { patch, now: inner.now() });
    await saveParts(inner, serviceId, settings, service);
    const after = await indexAgain(inner, serviceId);
    if (after) await noteAlerts(inner, service, after);
    return editOf(inner, serviceId);
  });
}

async function requireAllowed(context: Context, service: HeldService, settings: ServiceSettings) {
  const refusal = changeRefusal(service, settings);
  if (refusal) throw new AppError(refusal);
  if (service.state !== 'PUBLISHED') return;
  const files = await tierFiles(context, service);
  if (contentGaps(settings, new Set(files.keys())).length === 0) return;
  throw new AppError('service.incomplete', { item: await editOf(context, service.id) });
}

/** A creator sells in one currency: another one is that of everything they offer. */
async function changeCurrency(context: Context, service: HeldService, settings: ServiceSettings) {
  if (settings.currency === service.currency) return;
  const { currency, isFixed } = await currencyOf(context, service.creatorId);
  if (isFixed && settings.currency !== currency) throw new AppError('service.currency_fixed');
  await setCurrency(context.db, service.creatorId, settings.currency);
}

/** A save that was sent twice finds what it wrote. */
async function repeated(context: Context, service: HeldService, settings: ServiceSettings) {
  const isSame = isDeepStrictEqual(withoutIds(settingsOf(service)), withoutIds(settings));
  if (isSame) return editOf(context, service.id);
  throw new AppError('service.version_conflict', { item: await editOf(context, service.id) });
}

function withoutIds(settings: ServiceSettings): ServiceSettings {
  const id = null;
  return {
    ...settings,
    tiers: settings.tiers.map((tier) => ({ ...tier, id })),
    questions: settings.questions.map((question) => ({ ...question, id })),
  };
}
