import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { newId } from '@/backend/platform/id';
import type { RealtimeToken } from '@/backend/platform/outbox/realtime';
import { notificationsChannel } from '@/lib/shared/parties/messages';
import { conversationChannel } from '@/lib/shared/messaging/conversations';
import { widgetChannel } from '@/lib/shared/widgets/channel';
import * as repository from './repository';
import { ANONYMOUS, EVERY_TOOL, visitorToken } from './visitorToken';

const TTL_MINUTES = 30;

/**
 * Returns a token for the caller. Everyone reads the public channels. A user also reads their own
 * notifications (PubNub asks for write to add a read receipt) and these conversations; the calling
 * service has made sure that they are the user's. A user's token lives no longer than the session
 * that asked for it. Errors: backend.unreachable, auth.required (the session ended meanwhile).
 */
export async function callerToken(
  context: Context,
  conversationIds: readonly string[],
): Promise<RealtimeToken> {
  const { userId, sessionId } = context.actor;
  if (userId === null || sessionId === null) return visitorToken(context);
  const own = {
    [notificationsChannel(userId)]: { read: true, write: true },
    ...Object.fromEntries(conversationIds.map((id) => [conversationChannel(id), { read: true }])),
  };
  const rights = { patterns: EVERY_TOOL, channels: own };
  const granted = await context.realtime.grant(userId, rights, TTL_MINUTES);
  if (await storeToken(context, { sessionId, widgetId: null, widgetVersion: null }, granted))
    return granted;
  throw new AppError('auth.required');
}

/**
 * Returns a token that reads what is told to one widget, and the live tools that everybody reads. It
 * lives no longer than the version of the key that asked for it. Errors: backend.unreachable,
 * widget.key_invalid (the key was renewed or removed meanwhile).
 */
export async function widgetToken(
  context: Context,
  { widgetId, keyVersion }: { widgetId: string; keyVersion: number },
): Promise<RealtimeToken> {
  const channels = { [widgetChannel(widgetId)]: { read: true } };
  const rights = { patterns: EVERY_TOOL, channels };
  const granted = await context.realtime.grant(ANONYMOUS, rights, TTL_MINUTES);
  const holder = { sessionId: null, widgetId, widgetVersion: keyVersion };
  if (await storeToken(context, holder, granted)) return granted;
  throw new AppError('widget.key_invalid');
}

/** Stores a token with its holder. When the holder is gone, revokes the token and returns false. */
async function storeToken(
  context: Context,
  holder: repository.Holder,
  granted: RealtimeToken,
): Promise<boolean> {
  const stored = { id: newId(), ...granted };
  if (await repository.insertToken(context.db, holder, stored, context.now())) return true;
  // Nobody has seen it, so nothing depends on the revocation.
  await context.realtime.revoke(granted.token).catch(() => undefined);
  return false;
}

/**
 * Has every token of a user revoked once the running transaction has committed: their rights have
 * changed, and the next token holds the new ones. Tokens of a session that ends need no call.
 */
export function revokeTokensOf(context: Context, userId: string): Promise<void> {
  return repository.orphanTokensOf(context.db, userId);
}

export { revokeSome } from './revocation';
