import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { inTransaction } from '@/backend/platform/transaction';
import type { ServiceAction } from '@/lib/shared/experiences/kinds';
import type { ServiceEdit } from '@/lib/shared/experiences/views';
import { LIMITS } from '@/lib/shared/limits';
import { ownService } from '@/backend/experiences/access';
import { indexAgain } from '@/backend/experiences/find/card';
import { nextState } from '@/backend/experiences/policy';
import { standingOf, updateService } from '@/backend/experiences/store/serviceRepository';
import { editOf, missingOf, noteAlerts, tierFiles } from './standing';

/**
 * Publishes a service, pauses it, goes on, puts it away or brings it back. Doing again what is done
 * changes nothing. Errors: auth.required, forbidden, service.wrong_state, service.incomplete (with
 * what is missing), service.too_many (brought back among 50 others).
 */
export function changeServiceState(
  context: Context,
  { serviceId, action }: { serviceId: string; action: ServiceAction },
): Promise<ServiceEdit> {
  return inTransaction(context, async (inner) => {
    const service = await ownService(inner, serviceId, { lock: true });
    const state = nextState(service.state, action, service.publishedAt !== null);
    if (state === null) {
      if (isDone(service.state, action)) return editOf(inner, serviceId);
      throw new AppError('service.wrong_state');
    }
    if (action === 'RESTORE') {
      const { count } = await standingOf(inner.db, service.creatorId);
      if (count >= LIMITS.services) throw new AppError('service.too_many');
    }
    if (state === 'PUBLISHED') {
      const files = await tierFiles(inner, service);
      const gaps = await missingOf(inner, service, new Set(files.keys()));
      if (gaps.length > 0) {
        throw new AppError('service.incomplete', { item: await editOf(inner, serviceId) });
      }
    }
    const isFirst = state === 'PUBLISHED' && service.publishedAt === null;
    const patch = { state, ...(isFirst && { publishedAt: inner.now() }) };
    await updateService(inner.db, serviceId, { patch, now: inner.now() });
    const after = await indexAgain(inner, serviceId);
    if (after) await noteAlerts(inner, service, after);
    return editOf(inner, serviceId);
  });
}

function isDone(state: ServiceEdit['state'], action: ServiceAction): boolean {
  if (action === 'PUBLISH' || action === 'RESUME') return state === 'PUBLISHED';
  if (action === 'PAUSE') return state === 'PAUSED';
  return action === 'ARCHIVE' ? state === 'ARCHIVED' : state !== 'ARCHIVED';
}
