import type { Context } from '@/backend/platform/context';
import { inTransaction } from '@/backend/platform/transaction';
import { endKeysMadeBy } from '@/backend/widgets/service';
import type { Right } from '@/lib/shared/moderators';
import { activeRight, changeGrant, everyGrantOf } from './moderatorRepository';

/** What a moderator may do in a creator's parties; null: they moderate nothing there. */
export async function grantedRight(
  context: Context,
  creatorId: string,
  userId: string,
): Promise<Right | null> {
  return (await activeRight(context.db, creatorId, userId)) ?? null;
}

/**
 * Ends what somebody may do for a creator, or was asked to, and the overlay keys they made for them;
 * false when there is nothing.
 */
export async function revokeGrant(
  context: Context,
  creatorId: string,
  userId: string,
): Promise<boolean> {
  const change = { state: 'REVOKED', answeredAt: context.now() } as const;
  return inTransaction(context, async (inner) => {
    const key = { creatorId, userId };
    const isEnded = await changeGrant(inner.db, key, ['INVITED', 'ACTIVE'], change);
    if (isEnded) await endKeysMadeBy(inner, creatorId, userId);
    return isEnded;
  });
}

/** What this domain keeps of a user: for whom they moderate, and who does for them. */
export async function moderatorDataOf(context: Context, userId: string) {
  return { moderation: await everyGrantOf(context.db, userId) };
}
