import type { Context } from '@/backend/platform/context';
import type { Right } from '@/lib/shared/moderators';
import { activeRight, changeGrant, everyGrantOf } from './repository';

/** What a moderator may do in a creator's parties; null: they moderate nothing there. */
export async function grantedRight(
  context: Context,
  creatorId: string,
  userId: string,
): Promise<Right | null> {
  return (await activeRight(context.db, creatorId, userId)) ?? null;
}

/** Ends what somebody may do for a creator, or was asked to; false when there is nothing. */
export async function revokeGrant(
  context: Context,
  creatorId: string,
  userId: string,
): Promise<boolean> {
  const change = { state: 'REVOKED', answeredAt: context.now() } as const;
  return changeGrant(context.db, { creatorId, userId }, ['INVITED', 'ACTIVE'], change);
}

/** What this domain keeps of a user: for whom they moderate, and who does for them. */
export async function moderatorDataOf(context: Context, userId: string) {
  return { moderation: await everyGrantOf(context.db, userId) };
}
