import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { memberId } from '@/backend/platform/member';
import { inTransaction } from '@/backend/platform/transaction';
import type { HostRight, Right } from '@/lib/shared/hosting/moderators';
import {
  activeRight,
  changeGrant,
  revokeGrantsOf,
} from '@/backend/hosting/moderators/moderatorRepository';
import { hasRight, isOwner } from './policy';
import { findTool } from './repository';
import type { LiveToolsTable } from './tables';

/** A live tool with what the caller may do there. */
export interface HostedTool extends LiveToolsTable {
  right: HostRight;
}

/** Hears that somebody may no longer change the settings of a creator's live tools. */
export type LostSettingsListener = (
  context: Context,
  creatorId: string,
  userId: string,
) => Promise<void>;

const listeners = new Set<LostSettingsListener>();

/** Calls the listener, in the same transaction, whenever somebody loses the right to change settings. */
export function onLostSettings(listener: LostSettingsListener): void {
  listeners.add(listener);
}

/** Ends what a user had made by their right to change settings. */
export async function settingsLost(
  context: Context,
  creatorId: string,
  userId: string,
): Promise<void> {
  for (const listener of listeners) await listener(context, creatorId, userId);
}

/** What the caller may do in a creator's live tools; null: they are no host there. */
export async function rightOf(
  context: Context,
  { creatorId }: { creatorId: string },
): Promise<HostRight | null> {
  const { userId } = context.actor;
  if (isOwner(userId, { creatorId })) return 'OWNER';
  return userId === null ? null : moderatorRight(context, creatorId, userId);
}

/** What a moderator may do in a creator's live tools; null: they moderate nothing there. */
export async function moderatorRight(
  context: Context,
  creatorId: string,
  userId: string,
): Promise<Right | null> {
  return (await activeRight(context.db, creatorId, userId)) ?? null;
}

/**
 * The caller's right in a tool that was read already. Errors: auth.required, forbidden; one without
 * that right and a missing tool are refused alike.
 */
export async function requireRight(
  context: Context,
  tool: { creatorId: string } | undefined,
  right: Right,
): Promise<HostRight> {
  memberId(context);
  const granted = tool ? await rightOf(context, tool) : null;
  if (granted === null || !hasRight(granted, right)) throw new AppError('forbidden');
  return granted;
}

/** A live tool that the caller may see or run as a host. Errors as of `requireRight`. */
export async function hostedTool(
  context: Context,
  toolId: string,
  right: Right,
): Promise<HostedTool> {
  memberId(context);
  const tool = await findTool(context.db, toolId);
  const granted = await requireRight(context, tool, right);
  if (!tool) throw new AppError('forbidden');
  return { ...tool, right: granted };
}

/**
 * Ends what somebody may do for a creator, or was asked to, and what they had made by it. Returns
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
    if (isEnded) await settingsLost(inner, creatorId, userId);
    return isEnded;
  });
}

/**
 * Ends what anybody may do for a creator, in the running transaction. Who calls it ends the keys of
 * that creator's live tools, too, whoever made them.
 */
export async function endModeration(context: Context, creatorId: string): Promise<void> {
  await revokeGrantsOf(context.db, creatorId, context.now());
}
