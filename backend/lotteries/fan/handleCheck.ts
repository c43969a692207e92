import { passesAll } from '@/backend/audience/service';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { runningCreatorsOf } from '@/backend/lotteries/store/entryRepository';

/**
 * Refuses a handle with a word that a creator does not want to read, to somebody who is in one of
 * their running draws: lists and overlays would show it at once. Errors: party.name_refused.
 */
export async function checkHandleInDraws(
  context: Context,
  userId: string,
  handle: string,
): Promise<void> {
  const creators = await runningCreatorsOf(context.db, userId);
  if (!(await passesAll(context, creators, handle))) throw new AppError('party.name_refused');
}
