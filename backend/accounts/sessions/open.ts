import { knowBrowser } from '@/backend/accounts/quick/browserRepository';
import { passOn } from '@/backend/accounts/quick/heirs';
import { inherit } from '@/backend/accounts/quick/switchRepository';
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
 * Deletes the caller's old session, with the one kept behind it, and the user's dead ones. Of a quick
 * account that the caller leaves for this one, what nobody gets rid of goes along; a new session of
 * the same account can switch where the old one could.
 */
export async function openSession(
  context: Context,
  userId: string,
  { isQuick = false } = {},
): Promise<NewSession> {
  const { isQuick: wasQuick, userId: before, sessionId: oldId } = context.actor;
  const quickId = wasQuick && before !== userId ? before : null;
  const opened = await insertNew(context, { userId, isQuick, quickId });
  if (oldId !== null) {
    if (before === userId) await inherit(context.db, oldId, opened.id);
    await deleteSession(context.db, oldId);
  }
  const now = context.now();
  await deleteDeadSessions(context.db, userId, { now, idleSince: idleSince(now) });
  if (quickId !== null) await passOn(context, { quickId, heirId: userId, isReturn: false });
  await meetBrowser(context, userId);
  return opened;
}

/** Stores a session in the running transaction; `quickId`: the quick account that it can switch to. */
export async function insertNew(
  context: Context,
  { userId, isQuick, quickId }: { userId: string; isQuick: boolean; quickId: string | null },
): Promise<NewSession> {
  const now = context.now();
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
  return { id, token, expiresAt };
}

/** Knows the caller's browser from now on as one that was logged in to an account. */
export async function meetBrowser(context: Context, userId: string): Promise<void> {
  const { browserHash, clientIp } = context;
  if (browserHash === null) return;
  const now = context.now();
  await knowBrowser(context.db, { userId, browserHash, clientIp: addressKey(clientIp), now });
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
