import {
  ban,
  bansOf,
  guestsOf,
  liftBan as lift,
  replaceGuests,
  type Ban,
  type ListedGuest,
} from '@/backend/audience/service';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { revokeTokensOf } from '@/backend/realtime/service';
import type { HostRight } from '@/lib/shared/hosting/moderators';
import { inTransaction } from '@/backend/platform/transaction';
import { recordChanges } from './log/records';
import { mayBan } from './policy';
import { hostedTool, moderatorRight, revokeGrant } from './rights';

/** Hears that a creator keeps somebody out from now on. */
export type BanListener = (context: Context, creatorId: string, userId: string) => Promise<void>;

const listeners = new Set<BanListener>();

/** Calls the listener, in the same transaction, whenever a host bans somebody. */
export function onBan(listener: BanListener): void {
  listeners.add(listener);
}

/**
 * Keeps somebody out of everything a creator runs, as a moderator too, in the running transaction;
 * what they have in a tool now is for the tool to end. Errors: forbidden (a moderator, and the caller
 * is not the owner).
 */
export async function banFan(
  context: Context,
  { creatorId, right }: { creatorId: string; right: HostRight },
  { userId, reason }: { userId: string; reason: string | null },
): Promise<void> {
  const granted = await moderatorRight(context, creatorId, userId);
  if (!mayBan(right, granted !== null)) throw new AppError('forbidden');
  await revokeGrant(context, creatorId, userId);
  await ban(context, { creatorId, userId, reason });
  for (const listener of listeners) await listener(context, creatorId, userId);
  await revokeTokensOf(context, userId);
}

/** Whom the creator of a tool keeps out, newest first. Errors: auth.required, forbidden. */
export async function toolBans(context: Context, { toolId }: { toolId: string }): Promise<Ban[]> {
  return bansOf(context, (await hostedTool(context, toolId, 'RUN')).creatorId);
}

/** Lets somebody take part again; 0 when they were not kept out. Errors as of `toolBans`. */
export async function liftBan(
  context: Context,
  { toolId, userId }: { toolId: string; userId: string },
): Promise<{ count: number }> {
  const { creatorId } = await hostedTool(context, toolId, 'RUN');
  return inTransaction(context, async (inner) => {
    if (!(await lift(inner, creatorId, userId))) return { count: 0 };
    const record = { kind: 'BAN_LIFTED', creatorId, toolId: null, subjectId: userId } as const;
    await recordChanges(inner, [record]);
    return { count: 1 };
  });
}

/** Whom the creator of a tool invites, by handle. Errors: auth.required, forbidden. */
export async function guestList(
  context: Context,
  { toolId }: { toolId: string },
): Promise<ListedGuest[]> {
  return guestsOf(context, (await hostedTool(context, toolId, 'VIEW')).creatorId);
}

/**
 * Makes these handles, in any spelling, the whole list of the tool's creator, for all of their tools.
 * Returns how many are on it, and the handles that name nobody. Errors as of `guestList`.
 */
export async function setGuestList(
  context: Context,
  { toolId, handles }: { toolId: string; handles: readonly string[] },
): Promise<{ count: number; unknown: string[] }> {
  const { creatorId } = await hostedTool(context, toolId, 'SETTINGS');
  return inTransaction(context, async (inner) => {
    const saved = await replaceGuests(inner, creatorId, handles);
    const changes = [
      { field: 'added', from: null, to: String(saved.added) },
      { field: 'removed', from: null, to: String(saved.removed) },
    ].filter(({ to }) => to !== '0');
    if (changes.length > 0) {
      await recordChanges(inner, [{ kind: 'GUEST_LIST', creatorId, toolId: null, changes }]);
    }
    return saved;
  });
}
