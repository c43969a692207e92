import { partyForOverlay, requireSettings } from '@/backend/parties/service';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { hashToken, newId, newToken } from '@/backend/platform/id';
import { overlayToken } from '@/backend/realtime/service';
import {
  everyKeyOf,
  findLiveKey,
  insertKey,
  liveKeysOf,
  noteKeySeen,
  partyOfKey,
  revokeKey,
} from './repository';

/** A live key as its creator sees it: the key itself is never shown again. */
export interface WidgetKey {
  id: string;
  /** Its last four characters. */
  hint: string;
  /** UTC ISO 8601. */
  createdAt: string;
  /** When an overlay last asked with it, to the minute. */
  lastSeenAt: string | null;
}

/** Live keys a party can have at once. */
const KEYS_PER_PARTY = 20;
const SEEN_EVERY_MS = 60_000;

/** The live keys of a party, newest first. The caller has checked that it is the host asking. */
export async function widgetKeysOf(context: Context, partyId: string): Promise<WidgetKey[]> {
  const rows = await liveKeysOf(context.db, partyId, KEYS_PER_PARTY);
  return rows.map(({ id, hint, createdAt, lastSeenAt }) => ({
    id,
    hint,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
  }));
}

/**
 * Makes a key for an overlay of a party whose settings the caller may change; the answer alone holds it. Errors: auth.required,
 * forbidden, rate_limited (too many live keys).
 */
export async function createWidgetKey(
  context: Context,
  input: { partyID: string },
): Promise<{ id: string; key: string }> {
  const creatorId = await requireSettings(context, input.partyID);
  const standing = await liveKeysOf(context.db, input.partyID, KEYS_PER_PARTY);
  if (standing.length === KEYS_PER_PARTY) throw new AppError('rate_limited');
  const key = newToken();
  const id = newId();
  await insertKey(context.db, {
    id,
    partyId: input.partyID,
    creatorId,
    keyHash: hashToken(key),
    hint: key.slice(-4),
    createdAt: context.now(),
  });
  return { id, key };
}

/** Ends a key at once. Errors: auth.required; forbidden for a stranger's and a missing one alike. */
export async function revokeWidgetKey(
  context: Context,
  input: { keyId: string },
): Promise<{ id: string }> {
  if (context.actor.userId === null) throw new AppError('auth.required');
  const partyId = await partyOfKey(context.db, input.keyId);
  if (partyId === undefined) throw new AppError('forbidden');
  await requireSettings(context, partyId);
  await revokeKey(context.db, input.keyId, context.now());
  return { id: input.keyId };
}

/**
 * What an overlay shows and a token to follow it. Errors: widget.key_invalid for a wrong or revoked
 * key.
 */
export async function widgetSession(context: Context, input: { key: string }) {
  const row = await findLiveKey(context.db, hashToken(input.key));
  if (!row) throw new AppError('widget.key_invalid');
  const now = context.now();
  if (!row.lastSeenAt || now.getTime() - row.lastSeenAt.getTime() >= SEEN_EVERY_MS) {
    await noteKeySeen(context.db, row.id, now);
  }
  const party = await partyForOverlay(context, row.partyId);
  const { token, expiresAt } = await overlayToken(context, row.partyId);
  return { party, token, expiresAt: expiresAt.toISOString() };
}

/** What this domain keeps of a user: the overlay keys they made. */
export async function widgetKeyDataOf(context: Context, userId: string) {
  return { overlayKeys: await everyKeyOf(context.db, userId) };
}
