import type { Context } from '@/backend/platform/context';
import type { RealtimeToken } from '@/backend/platform/realtime';
import { notificationsChannel, partyChannel } from '@/lib/shared/messages';

const TTL_MINUTES = 30;
/** User id of everybody who is not logged in. */
const ANONYMOUS = 'anonymous';
const EVERY_PARTY = { [`^${partyChannel('')}[0-9a-f-]+$`]: { read: true } };

/**
 * A token for the caller: everyone reads the public channels, a user also their own notifications
 * (write is what PubNub asks for adding a read receipt). Errors: backend.unreachable.
 */
export function subscription(context: Context): Promise<RealtimeToken> {
  const { userId } = context.actor;
  const own = userId && { [notificationsChannel(userId)]: { read: true, write: true } };
  return context.realtime.grant(
    userId ?? ANONYMOUS,
    { patterns: EVERY_PARTY, ...(own ? { channels: own } : {}) },
    TTL_MINUTES,
  );
}

/** A token that reads one party and nothing else. Errors: backend.unreachable. */
export function overlayToken(context: Context, partyId: string): Promise<RealtimeToken> {
  const channels = { [partyChannel(partyId)]: { read: true } };
  return context.realtime.grant(ANONYMOUS, { channels }, TTL_MINUTES);
}
