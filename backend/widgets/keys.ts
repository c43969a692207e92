import { usersByIds } from '@/backend/accounts/service';
import { hostedTool, recordChanges, type ToolKind } from '@/backend/hosting/service';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { hashToken, newId, newToken } from '@/backend/platform/id';
import { memberId } from '@/backend/platform/member';
import { inTransaction } from '@/backend/platform/transaction';
import { overlayToken } from '@/backend/realtime/service';
import { DEFAULT_EXTRA_PUBLIC, type ExtraPublic } from '@/lib/shared/creators/extraPublic';
import {
  deleteKey,
  deleteKeysMadeBy,
  findKey,
  insertKey,
  keysOf,
  noteKeySeen,
  noteSign,
  toolOfKey,
} from './repository';
import { widgetKind } from './widgetKinds';

/** A key as its creator sees it: the key itself is never shown again. */
export interface WidgetKey {
  id: string;
  /** Its last four characters. */
  hint: string;
  /** UTC ISO 8601. */
  createdAt: string;
  /** When an overlay last gave a sign with it. */
  lastSeenAt: string | null;
  /** An overlay is connected with it: it was seen within `ON_AIR_MS`. */
  isOnAir: boolean;
}

/** What an overlay shows, and a token to follow it. */
export interface OverlaySession {
  /** Of the tool. */
  kind: ToolKind;
  /** What the tool's kind says that its overlays show; its graph names it. */
  snapshot: object;
  /** Looks of the tool's creator. */
  extraPublic: ExtraPublic;
  token: string;
  /** UTC ISO 8601. */
  expiresAt: string;
}

/** An overlay asks once a minute; whoever missed that once is still on air. */
const ON_AIR_MS = 130_000;

/** Keys a tool can have at once. */
const KEYS_PER_TOOL = 20;

/** Less than the minute after which an overlay asks again, so that each of its asks is noted. */
const SEEN_EVERY_MS = 45_000;

/** The keys of a tool, newest first. The caller has checked that it is the host asking. */
export async function widgetKeysOf(context: Context, toolId: string): Promise<WidgetKey[]> {
  const rows = await keysOf(context.db, toolId, KEYS_PER_TOOL);
  const onAirSince = context.now().getTime() - ON_AIR_MS;
  return rows.map(({ id, hint, createdAt, lastSeenAt }) => ({
    id,
    hint,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
    isOnAir: lastSeenAt !== null && lastSeenAt.getTime() >= onAirSince,
  }));
}

/**
 * Makes a key for an overlay of a tool whose settings the caller may change; what it returns alone
 * holds it. It ends with that right of theirs. Errors: auth.required, forbidden, rate_limited (too
 * many keys).
 */
export async function createWidgetKey(
  context: Context,
  { toolId }: { toolId: string },
): Promise<{ id: string; key: string }> {
  const { creatorId } = await hostedTool(context, toolId, 'SETTINGS');
  const existing = await keysOf(context.db, toolId, KEYS_PER_TOOL);
  if (existing.length === KEYS_PER_TOOL) throw new AppError('rate_limited');
  const key = newToken();
  const id = newId();
  await inTransaction(context, async (inner) => {
    await insertKey(inner.db, {
      id,
      toolId,
      creatorId,
      madeBy: memberId(inner),
      keyHash: hashToken(key),
      hint: key.slice(-4),
      createdAt: inner.now(),
    });
    await recordChanges(inner, [{ kind: 'OVERLAY_KEY_MADE', creatorId, toolId }]);
  });
  return { id, key };
}

/**
 * Ends a key and the tokens it was given. Errors: auth.required; forbidden for a stranger's and a
 * missing one alike.
 */
export async function revokeWidgetKey(
  context: Context,
  input: { keyId: string },
): Promise<{ id: string }> {
  memberId(context);
  const toolId = await toolOfKey(context.db, input.keyId);
  if (!toolId) throw new AppError('forbidden');
  const { creatorId } = await hostedTool(context, toolId, 'SETTINGS');
  await inTransaction(context, async (inner) => {
    await deleteKey(inner.db, input.keyId);
    await recordChanges(inner, [{ kind: 'OVERLAY_KEY_REVOKED', creatorId, toolId }]);
  });
  return { id: input.keyId };
}

/** Ends every key that somebody made for a creator's tools: they may make none any more. */
export async function endKeysMadeBy(
  context: Context,
  creatorId: string,
  userId: string,
): Promise<void> {
  const toolIds = await deleteKeysMadeBy(context.db, creatorId, userId);
  await recordChanges(
    context,
    toolIds.map((toolId) => ({ kind: 'OVERLAY_KEY_REVOKED', creatorId, toolId })),
  );
}

/** The overlay of a key is still there. Errors: widget.key_invalid for a wrong or revoked key. */
export async function widgetSign(
  context: Context,
  input: { key: string },
): Promise<{ isKnown: boolean }> {
  if (await noteSign(context.db, hashToken(input.key), context.now())) return { isKnown: true };
  throw new AppError('widget.key_invalid');
}

/**
 * The keys of a tool, with the last sign of each, for whoever may see its console. Errors:
 * auth.required, forbidden.
 */
export async function overlaySigns(
  context: Context,
  { toolId }: { toolId: string },
): Promise<WidgetKey[]> {
  await hostedTool(context, toolId, 'VIEW');
  return widgetKeysOf(context, toolId);
}

/** What the overlay of a key shows. Errors: widget.key_invalid for a wrong or revoked key. */
export async function widgetSession(
  context: Context,
  input: { key: string },
): Promise<OverlaySession> {
  const row = await findKey(context.db, hashToken(input.key));
  if (!row?.toolId || !row.kind) throw new AppError('widget.key_invalid');
  const { id: keyId, toolId, kind, creatorId, lastSeenAt } = row;
  const now = context.now();
  if (!lastSeenAt || now.getTime() - lastSeenAt.getTime() >= SEEN_EVERY_MS) {
    await noteKeySeen(context.db, keyId, now);
  }
  const snapshot = await widgetKind(kind).snapshot(context, toolId);
  const creator = (await usersByIds(context, [creatorId])).get(creatorId);
  const { token, expiresAt } = await overlayToken(context, { keyId, toolId });
  const extraPublic = creator?.extraPublic ?? DEFAULT_EXTRA_PUBLIC;
  return { kind, snapshot, extraPublic, token, expiresAt: expiresAt.toISOString() };
}
