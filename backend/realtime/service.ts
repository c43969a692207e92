import { heardConversations } from '@/backend/messaging/service';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { newId } from '@/backend/platform/id';
import type { RealtimeToken } from '@/backend/platform/realtime';
import { notificationsChannel, partyChannel } from '@/lib/shared/messages';
import { conversationChannel } from '@/lib/shared/conversations';
import * as repository from './repository';

const TTL_MINUTES = 30;
/** User id of everybody who is not logged in. */
const ANONYMOUS = 'anonymous';
const EVERY_PARTY = { [`^${partyChannel('')}[0-9a-f-]+$`]: { read: true } };
const REVOKED_AT_ONCE = 20;

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
  const heard = given.heard ?? (await heardConversations(context));
  const own = userId && {
    [notificationsChannel(userId)]: { read: true, write: true },
    ...Object.fromEntries(heard.map((id) => [conversationChannel(id), { read: true }])),
  };
  const granted = await context.realtime.grant(
    userId ?? ANONYMOUS,
    { patterns: EVERY_PARTY, ...(own ? { channels: own } : {}) },
    TTL_MINUTES,
  );
  if (sessionId === null) return granted;
  if (await isKept(context, { sessionId, widgetKeyId: null }, granted)) return granted;
  throw new AppError('auth.required');
}

/**
 * A token that reads one party and nothing else, and lives no longer than the overlay key that asked
 * for it. Errors: backend.unreachable, widget.key_invalid (the key was revoked meanwhile).
 */
export async function overlayToken(
  context: Context,
  { keyId, partyId }: { keyId: string; partyId: string },
): Promise<RealtimeToken> {
  const channels = { [partyChannel(partyId)]: { read: true } };
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

/**
 * Revokes tokens whose session or overlay key is gone, some at a time; answers whether there may be more. One that
 * cannot be revoked now stays for the next time. Throws when one could not.
 */
export async function revokeSome(context: Context): Promise<boolean> {
  const { db, realtime } = context;
  const now = context.now();
  const found = await repository.findOrphans(db, REVOKED_AT_ONCE);
  if (found.length === 0) return false;
  const outcomes = await Promise.allSettled(
    found.map(({ token, expiresAt }) =>
      expiresAt > now ? realtime.revoke(token) : Promise.resolve(),
    ),
  );
  const done = found.filter((_, index) => outcomes[index]?.status === 'fulfilled');
  await repository.deleteTokens(
    db,
    done.map(({ id }) => id),
  );
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
  return found.length === REVOKED_AT_ONCE;
}
