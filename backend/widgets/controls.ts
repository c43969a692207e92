import { requireSettings, runControl } from '@/backend/parties/service';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { hashToken, newId, newToken } from '@/backend/platform/id';
import { Limiter } from '@/backend/platform/limiter';
import type { ControlAction } from '@/lib/shared/controls';
import {
  everyKeyOf,
  findLiveKey,
  findLiveKeyById,
  insertKey,
  liveKeysOf,
  noteKeyUsed,
  revokeKey,
} from './controlRepository';

/** A live control address as hosts see it: its key is never shown again. */
export interface ControlKey {
  id: string;
  action: ControlAction;
  /** Last four characters of its key. */
  hint: string;
  /** Of the host in whose name it acts. */
  madeBy: string;
  /** UTC ISO 8601. */
  createdAt: string;
  lastUsedAt: string | null;
}

/** Live addresses a party can have at once. */
const KEYS_PER_PARTY = 40;

/** Faster than any hand presses one button. */
const presses = new Limiter({ times: 20, seconds: 10 });

/** The live addresses of a party, newest first. Errors: auth.required, forbidden. */
export async function controlKeys(
  context: Context,
  input: { partyID: string },
): Promise<ControlKey[]> {
  await requireSettings(context, input.partyID);
  const rows = await liveKeysOf(context.db, input.partyID, KEYS_PER_PARTY);
  return rows.map(({ id, action, hint, handle, createdAt, lastUsedAt }) => ({
    id,
    action,
    hint,
    madeBy: handle,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }));
}

/**
 * Makes an address that does one thing in the caller's name; the answer alone holds its key. Errors:
 * auth.required, forbidden, rate_limited (too many live ones).
 */
export async function createControlKey(
  context: Context,
  input: { partyID: string; action: ControlAction },
): Promise<{ id: string; key: string }> {
  const { partyID: partyId, action } = input;
  await requireSettings(context, partyId);
  const { userId } = context.actor;
  if (userId === null) throw new AppError('auth.required');
  const standing = await liveKeysOf(context.db, partyId, KEYS_PER_PARTY);
  if (standing.length === KEYS_PER_PARTY) throw new AppError('rate_limited');
  const key = newToken();
  const id = newId();
  await insertKey(context.db, {
    id,
    partyId,
    action,
    keyHash: hashToken(key),
    hint: key.slice(-4),
    actorId: userId,
    createdAt: context.now(),
  });
  return { id, key };
}

/** Ends an address at once. Errors: auth.required; forbidden, for a missing one too. */
export async function revokeControlKey(
  context: Context,
  input: { keyId: string },
): Promise<{ id: string }> {
  if (context.actor.userId === null) throw new AppError('auth.required');
  const key = await findLiveKeyById(context.db, input.keyId);
  if (!key) throw new AppError('forbidden');
  await requireSettings(context, key.partyId);
  await revokeKey(context.db, key.id, context.now());
  return { id: key.id };
}

/**
 * Does what an address is for, in the name of the host who made it and with what they may do now.
 * Answers how many it concerned. Errors: control.key_invalid (wrong, revoked, or its maker is no
 * host any more), rate_limited, and those of the act itself.
 */
export async function pressControl(
  context: Context,
  input: { key: string },
): Promise<{ count: number }> {
  const keyHash = hashToken(input.key);
  await presses.take(context.config, keyHash);
  const key = await findLiveKey(context.db, keyHash);
  if (!key) throw new AppError('control.key_invalid');
  const { actorId: userId, handle, userType } = key;
  const host: Context = { ...context, actor: { userId, handle, userType, sessionId: null } };
  try {
    const answer = await runControl(host, key.partyId, key.action);
    await noteKeyUsed(context.db, key.id, context.now());
    return answer;
  } catch (error) {
    const isHostNoMore = error instanceof AppError && error.code === 'forbidden';
    throw isHostNoMore ? new AppError('control.key_invalid') : error;
  }
}

/** What this domain keeps of a user: the control addresses they made. */
export async function controlKeyDataOf(context: Context, userId: string) {
  return { controlAddresses: await everyKeyOf(context.db, userId) };
}
