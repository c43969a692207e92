import type { Actor } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';

/**
 * Id of the creator who asks, who runs their own page and nobody else's. Throws `auth.required` for
 * visitors and `forbidden` for fans.
 */
export function creatorId({ actor }: { actor: Actor }): string {
  if (actor.userId === null) throw new AppError('auth.required');
  if (actor.userType !== 'CREATOR') throw new AppError('forbidden');
  return actor.userId;
}
