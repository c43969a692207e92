import { parsePayload } from '@/backend/platform/server/parsePayload';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { memberId } from '@/backend/platform/member';
import { endSessionPayload } from '@/lib/shared/accounts/recovery';
import { idleSince } from './policy';
import { deleteOtherSessions, deleteSessionOf, findSessionsOf } from './repository';

/** One place where the account is logged in. */
export interface SessionView {
  id: string;
  /** The one that asks. */
  isCurrent: boolean;
  /** The browser's user agent, cut at 300 characters. */
  clientAgent: string;
  /** UTC. */
  createdAt: Date;
  /** UTC, within five minutes. */
  lastSeenAt: Date;
}

/** Returns the caller's live sessions, the last used first; at most 50. Errors: auth.required. */
export async function mySessions(context: Context): Promise<SessionView[]> {
  const now = context.now();
  const limits = { now, idleSince: idleSince(now) };
  const rows = await findSessionsOf(context.db, memberId(context), limits);
  return rows.map((row) => ({ ...row, isCurrent: row.id === context.actor.sessionId }));
}

/**
 * Ends one of the caller's sessions, also the present one. Returns whether it was that one.
 * Errors: auth.required, payload.invalid, forbidden (not theirs, or none).
 */
export async function endSession(
  context: Context,
  input: { sessionId: string },
): Promise<{ isCurrent: boolean }> {
  const userId = memberId(context);
  const { sessionId } = parsePayload(endSessionPayload, input);
  if (!(await deleteSessionOf(context.db, userId, sessionId))) throw new AppError('forbidden');
  return { isCurrent: sessionId === context.actor.sessionId };
}

/** Ends all of the caller's sessions but the present one. Errors: auth.required. */
export async function endOtherSessions(context: Context): Promise<{ endedSessions: number }> {
  const current = context.actor.sessionId;
  return { endedSessions: await deleteOtherSessions(context.db, memberId(context), current) };
}
