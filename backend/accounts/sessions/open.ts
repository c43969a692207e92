import { knowBrowser } from '@/backend/accounts/quick/browserRepository';
import { addressKey } from '@/backend/platform/addressKey';
import type { Context } from '@/backend/platform/context';
import { hashToken, newId, newToken } from '@/backend/platform/id';
import { idleSince, quickSessionEnd, sessionEnd } from './policy';
import { deleteDeadSessions, deleteSession, insertSession } from './repository';

export interface NewSession {
  /** Raw: the only place where it exists. */
  token: string;
  expiresAt: Date;
}

/**
 * Opens a session for a user, inside the running transaction, and knows their browser from now on.
 * Deletes the caller's old session and the user's dead ones.
 */
export async function openSession(
  context: Context,
  userId: string,
  { isQuick = false } = {},
): Promise<NewSession> {
  const now = context.now();
  if (context.actor.sessionId !== null) {
    await deleteSession(context.db, context.actor.sessionId);
  }
  await deleteDeadSessions(context.db, userId, { now, idleSince: idleSince(now) });
  const isOtherQuick = context.actor.isQuick && context.actor.userId !== userId;
  const token = newToken();
  const expiresAt = isQuick ? quickSessionEnd(now) : sessionEnd(now);
  await insertSession(context.db, {
    id: newId(),
    tokenHash: hashToken(token),
    userId,
    createdAt: now,
    lastSeenAt: now,
    expiresAt,
    clientAgent: context.clientAgent.slice(0, 300),
    quickUserId: isOtherQuick ? context.actor.userId : null,
  });
  if (context.browserHash !== null) {
    const { browserHash, clientIp } = context;
    await knowBrowser(context.db, { userId, browserHash, clientIp: addressKey(clientIp), now });
  }
  return { token, expiresAt };
}
