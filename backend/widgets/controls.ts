import { hostedTool, recordChanges, type ToolKind } from '@/backend/hosting/service';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { hashToken, newId, newToken } from '@/backend/platform/id';
import { Limiter } from '@/backend/platform/limiter';
import { memberId } from '@/backend/platform/member';
import { inTransaction } from '@/backend/platform/transaction';
import { alertControls } from './alerts/alertControls';
import {
  findLiveKey,
  findLiveKeyById,
  insertKey,
  liveKeysOf,
  noteKeyUsed,
  revokeKey,
} from './controlRepository';
import { widgetTool, type ControlActions } from './widgetTools';

/** A live control address as hosts see it: its key is never shown again. */
export interface ControlKey {
  id: string;
  action: string;
  /** Last four characters of its key. */
  hint: string;
  /** Of the host in whose name it acts. */
  madeBy: string;
  /** UTC ISO 8601. */
  createdAt: string;
  lastUsedAt: string | null;
}

/** Live addresses a tool can have at once. */
const KEYS_PER_TOOL = 40;

/** Faster than any hand presses one button. */
const presses = new Limiter({ times: 20, seconds: 10 });

/** What buttons do in tools of a kind. */
const controlsOf = (kind: ToolKind): ControlActions => ({
  ...alertControls,
  ...widgetTool(kind).controls,
});

/** The live addresses of a tool, newest first. Errors: auth.required, forbidden. */
export async function controlKeys(
  context: Context,
  { toolId }: { toolId: string },
): Promise<ControlKey[]> {
  await hostedTool(context, toolId, 'SETTINGS');
  const rows = await liveKeysOf(context.db, toolId, KEYS_PER_TOOL);
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
 * Makes an address that does one thing in the caller's name; what it returns alone holds its key.
 * Errors: auth.required, forbidden, payload.invalid (the tool has no such action), rate_limited (too
 * many live ones).
 */
export async function createControlKey(
  context: Context,
  { toolId, action }: { toolId: string; action: string },
): Promise<{ id: string; key: string }> {
  const { kind, creatorId } = await hostedTool(context, toolId, 'SETTINGS');
  if (!Object.hasOwn(controlsOf(kind), action)) throw new AppError('payload.invalid');
  const existing = await liveKeysOf(context.db, toolId, KEYS_PER_TOOL);
  if (existing.length === KEYS_PER_TOOL) throw new AppError('rate_limited');
  const key = newToken();
  const id = newId();
  await inTransaction(context, async (inner) => {
    await insertKey(inner.db, {
      id,
      toolId,
      creatorId,
      action,
      keyHash: hashToken(key),
      hint: key.slice(-4),
      actorId: memberId(inner),
      createdAt: inner.now(),
    });
    await recordChanges(inner, [{ kind: 'CONTROL_MADE', creatorId, toolId, what: action }]);
  });
  return { id, key };
}

/** Ends an address at once. Errors: auth.required; forbidden, for a missing one too. */
export async function revokeControlKey(
  context: Context,
  input: { keyId: string },
): Promise<{ id: string }> {
  memberId(context);
  const key = await findLiveKeyById(context.db, input.keyId);
  if (!key?.toolId) throw new AppError('forbidden');
  const { id, toolId, action } = { ...key, toolId: key.toolId };
  const { creatorId } = await hostedTool(context, toolId, 'SETTINGS');
  await inTransaction(context, async (inner) => {
    await revokeKey(inner.db, id, inner.now());
    await recordChanges(inner, [{ kind: 'CONTROL_REVOKED', creatorId, toolId, what: action }]);
  });
  return { id };
}

/**
 * Does what an address is for, in the name of the host who made it and with what they may do now.
 * Returns how many it concerned. Errors: control.key_invalid (wrong, revoked, or its maker is no
 * host any more), rate_limited, and those of the action itself.
 */
export async function pressControl(
  context: Context,
  input: { key: string },
): Promise<{ count: number }> {
  const keyHash = hashToken(input.key);
  await presses.take(context.config, keyHash);
  const key = await findLiveKey(context.db, keyHash);
  if (!key?.toolId) throw new AppError('control.key_invalid');
  const { actorId: userId, handle, userType, toolId } = key;
  const host: Context = {
    ...context,
    actor: { userId, handle, userType, isQuick: false, sessionId: null },
  };
  try {
    const { kind } = await hostedTool(host, toolId, 'RUN');
    const act = controlsOf(kind)[key.action];
    if (!act) throw new AppError('control.key_invalid');
    const outcome = await act(host, toolId);
    await noteKeyUsed(context.db, key.id, context.now());
    return outcome;
  } catch (error) {
    const isHostNoMore = error instanceof AppError && error.code === 'forbidden';
    throw isHostNoMore ? new AppError('control.key_invalid') : error;
  }
}
