import { knowBrowser } from '@/backend/accounts/quick/browserRepository';
import { passOn } from '@/backend/accounts/quick/heirs';
import { addressKey } from '@/backend/platform/addressKey';
import type { Context } from '@/backend/platform/context';
import { hashToken, newId, newToken } from '@/backend/platform/id';
import { idleSince, quickSessionEnd, sessionEnd } from './policy';
import { deleteDeadSessions, deleteSession, insertSession, replaceToken } from './repository';

export interface NewSession {
  id: string;
  /** Raw: the only place where it exists. */
  token: string;
  expiresAt: Date;
}

/**
 * Opens a session for a user, inside the running transaction, and knows their browser from now on.
 * Deletes the caller's old session and the user's dead ones. Of a quick account that the caller leaves
 * for this one, what nobody gets rid of goes along.
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
  const { isQuick: wasQuick, userId: before } = context.actor;
  const quickId = wasQuick && before !== userId ? before : null;
  const id = newId();
  const token = newToken();
  const expiresAt = isQuick ? quickSessionEnd(now) : sessionEnd(now);
  await insertSession(context.db, {
    id,
    tokenHash: hashToken(token),
    userId,
    createdAt: now,
    lastSeenAt: now,
    expiresAt,
    clientAgent: context.clientAgent.slice(0, 300),
    quickUserId: quickId,
  });
  if (quickId !== null) await passOn(context, { quickId, heirId: userId });
  if (context.browserHash !== null) {
    const { browserHash, clientIp } = context;
    await knowBrowser(context.db, { userId, browserHash, clientIp: addressKey(clientIp), now });
  }
  return { id, token, expiresAt };
}

/**
 * Gives the caller's session a new token, inside the running transaction: whoever knew the old one is
 * out. What hangs on the session stays. Null for a visitor.
 */
export async function renewSession(context: Context): Promise<NewSession | null> {
  const id = context.actor.sessionId;
  if (id === null) return null;
  const token = newToken();
  const row = await replaceToken(context.db, id, hashToken(token));
  return row ? { id, token, expiresAt: row.expiresAt } : null;
}
