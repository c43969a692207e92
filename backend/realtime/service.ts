import { heardConversations } from '@/backend/messaging/service';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { newId } from '@/backend/platform/id';
import type { RealtimeToken } from '@/backend/platform/outbox/realtime';
import { notificationsChannel } from '@/lib/shared/parties/messages';
import { conversationChannel } from '@/lib/shared/messaging/conversations';
import * as repository from './repository';
import { ANONYMOUS, EVERY_PARTY } from './rights';
import { visitorToken } from './visitorToken';

const TTL_MINUTES = 30;

/**
 * A token for the caller: everyone reads the public channels, a user also their own notifications
 * (write is what PubNub asks for adding a read receipt) and their newest conversations, or `heard`,
 * which whoever asks has made sure are theirs. A user's token lives no longer than the session that
 * asked for it. Errors: backend.unreachable, auth.required (the session ended meanwhile).
 */
export async function subscription(
  context: Context,
  given: { heard?: readonly string[] } = {},
): Promise<RealtimeToken> {
  const { userId, sessionId } = context.actor;
  if (userId === null || sessionId === null) return visitorToken(context);
  const heard = given.heard ?? (await heardConversations(context));
  const own = {
    [notificationsChannel(userId)]: { read: true, write: true },
    ...Object.fromEntries(heard.map((id) => [conversationChannel(id), { read: true }])),
  };
  const rights = { patterns: EVERY_PARTY, channels: own };
  const granted = await context.realtime.grant(userId, rights, TTL_MINUTES);
  if (await isKept(context, { sessionId, widgetKeyId: null }, granted)) return granted;
  throw new AppError('auth.required');
}

/**
 * A token that reads one channel and nothing else, and lives no longer than the overlay key that asked
 * for it. Errors: backend.unreachable, widget.key_invalid (the key was revoked meanwhile).
 */
export async function overlayToken(
  context: Context,
  { keyId, channel }: { keyId: string; channel: string },
): Promise<RealtimeToken> {
  const channels = { [channel]: { read: true } };
  const granted = await context.realtime.grant(ANONYMOUS, { channels }, TTL_MINUTES);
  if (await isKept(context, { sessionId: null, widgetKeyId: keyId }, granted)) return granted;
  throw new AppError('widget.key_invalid');
}

/** Keeps a token with its holder; false when that is gone, and the token with it. */
async function isKept(
  context: Context,
  holder: repository.Holder,
  granted: RealtimeToken,
): Promise<boolean> {
  const kept = { id: newId(), ...granted };
  if (await repository.insertToken(context.db, holder, kept, context.now())) return true;
  // Nobody has seen it, so nothing depends on the revocation.
  await context.realtime.revoke(granted.token).catch(() => undefined);
  return false;
}

/**
 * Has every token of a user revoked once the running transaction has committed: their rights have
 * changed, and the next token says how. That of a session which ends needs no call.
 */
export function revokeTokensOf(context: Context, userId: string): Promise<void> {
  return repository.orphanTokensOf(context.db, userId);
}

export { revokeSome } from './revoking';
