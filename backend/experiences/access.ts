import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { memberId } from '@/backend/platform/member';
import { findService, lockService, type HeldService } from './store/serviceRepository';

/**
 * A service of the caller's own. With `lock` it is locked until the transaction ends. Errors:
 * auth.required; forbidden, for somebody else's and a missing one alike.
 */
export async function ownService(
  context: Context,
  serviceId: string,
  { lock }: { lock: boolean },
): Promise<HeldService> {
  const userId = memberId(context);
  const service = await (lock ? lockService : findService)(context.db, serviceId);
  if (service?.creatorId !== userId) throw new AppError('forbidden');
  return service;
}
