import { forgetServices } from '@/backend/favorites/service';
import type { Context } from '@/backend/platform/context';
import { dropWaiting, everythingOf, serviceIdsOf } from './store/privacyRepository';

/**
 * What somebody offers goes with their account, in the running transaction; nobody keeps it any
 * more. What they asked and nobody answered goes, too.
 */
export async function leaveServices(context: Context, userId: string): Promise<void> {
  await forgetServices(context, await serviceIdsOf(context.db, userId));
  await dropWaiting(context.db, userId);
}

/** What this domain keeps of somebody: what they offer, what was asked there and what they asked. */
export async function serviceDataOf(context: Context, userId: string) {
  return everythingOf(context.db, userId);
}
