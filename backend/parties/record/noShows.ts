import type { Context } from '@/backend/platform/context';
import { LIMITS } from '@/lib/shared/limits';

const DAY_MS = 86_400_000;

/** Missed calls up to this moment are forgotten. */
export function noLongerCounted(now: Date): Date {
  return new Date(now.getTime() - LIMITS.noShowDays * DAY_MS);
}

/** From when on missed calls are counted now. */
export const countedSince = (context: Pick<Context, 'now'>) => noLongerCounted(context.now());
