import { passesAll } from '@/backend/audience/service';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { placesOf } from './repository';

/**
 * Refuses a handle with a word that a creator does not want to read, to somebody who stands in one of
 * their queues: lists and overlays would show it at once. Errors: party.name_refused.
 */
export async function checkHandleInLine(
  context: Context,
  userId: string,
  handle: string,
): Promise<void> {
  const creators = (await placesOf(context.db, userId)).map(({ party }) => party.creatorId);
  if (!(await passesAll(context, creators, handle))) throw new AppError('party.name_refused');
}
