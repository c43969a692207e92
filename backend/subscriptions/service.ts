import { heardConversations } from '@/backend/messaging/service';
import type { Context } from '@/backend/platform/context';
import type { RealtimeToken } from '@/backend/platform/outbox/realtime';
import { callerToken } from '@/backend/realtime/service';

/**
 * Returns the token that the caller's pages listen with: the rights of `callerToken` with the
 * caller's newest conversations. Errors: backend.unreachable, auth.required (the session ended
 * meanwhile).
 */
export async function subscription(context: Context): Promise<RealtimeToken> {
  return callerToken(context, await heardConversations(context));
}
