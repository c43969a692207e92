import { holdRowsOf } from './store/holdRepository';
import { findHours } from './store/hoursRepository';
import type { Context } from '@/backend/platform/context';

/** What this domain keeps of a creator; it goes with their account. */
export async function availabilityDataOf(context: Context, userId: string) {
  const hours = await findHours(context.db, userId, { from: '-infinity' });
  return { availability: hours ?? null, takenTimes: await holdRowsOf(context.db, userId) };
}
