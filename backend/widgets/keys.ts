import { partyForOverlay, requireSettings } from '@/backend/parties/service';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { hashToken, newId, newToken } from '@/backend/platform/id';
import { memberId } from '@/backend/platform/member';
import { overlayToken } from '@/backend/realtime/service';
import { deleteKey, findKey, insertKey, keysOf, noteKeySeen, partyOfKey } from './repository';
import { KEYS_PER_PARTY } from './service';

/** Less than the minute after which an overlay asks again, so that each of its asks is noted. */
const SEEN_EVERY_MS = 45_000;

/**
 * Makes a key for an overlay of a party whose settings the caller may change; the answer alone holds
 * it. It ends with that right of theirs. Errors: auth.required, forbidden, rate_limited (too many
 * keys).
 */
export async function createWidgetKey(
  context: Context,
  input: { partyID: string },
): Promise<{ id: string; key: string }> {
  const creatorId = await requireSettings(context, input.partyID);
  const madeBy = memberId(context);
  const standing = await keysOf(context.db, input.partyID, KEYS_PER_PARTY);
  if (standing.length === KEYS_PER_PARTY) throw new AppError('rate_limited');
  const key = newToken();
  const id = newId();
  await insertKey(context.db, {
    id,
    partyId: input.partyID,
    creatorId,
    madeBy,
    keyHash: hashToken(key),
    hint: key.slice(-4),
    createdAt: context.now(),
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
  const partyId = await partyOfKey(context.db, input.keyId);
  if (partyId === undefined) throw new AppError('forbidden');
  await requireSettings(context, partyId);
  await deleteKey(context.db, input.keyId);
  return { id: input.keyId };
}

/**
 * What an overlay shows and a token to follow it. Errors: widget.key_invalid for a wrong or revoked
 * key.
 */
export async function widgetSession(context: Context, input: { key: string }) {
  const row = await findKey(context.db, hashToken(input.key));
  if (!row) throw new AppError('widget.key_invalid');
  const now = context.now();
  if (!row.lastSeenAt || now.getTime() - row.lastSeenAt.getTime() >= SEEN_EVERY_MS) {
    await noteKeySeen(context.db, row.id, now);
  }
  const party = await partyForOverlay(context, row.partyId);
  const { token, expiresAt } = await overlayToken(context, {
    keyId: row.id,
    partyId: row.partyId,
  });
  return { party, token, expiresAt: expiresAt.toISOString() };
}
