import type { Context } from '@/backend/platform/context';
import { forgetGiver, giftDataRows } from './repository';

/** Takes somebody out of what they gave, in the transaction that deletes their account. */
export function leaveGifts(context: Context, userId: string): Promise<void> {
  return forgetGiver(context.db, userId);
}

/** What this domain keeps of somebody: what they gave and were given. */
export async function giftDataOf(context: Context, userId: string) {
  return { gifts: await giftDataRows(context.db, userId) };
}
