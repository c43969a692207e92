import { quickSessionEnd, quickVisitSince } from '@/backend/accounts/sessions/policy';
import { deleteUser } from '@/backend/accounts/accountDeletionRepository';
import { deleteOldHandlesOf } from '@/backend/accounts/onboarding/handleRepository';
import type { Actor, Context } from '@/backend/platform/context';
import { scheduleJob } from '@/backend/platform/jobs/scheduledJobs';
import * as repository from './repository';
import { waitingOn } from './waiting';

/** Kind of the job that ends a quick account once nobody has come back to it for long enough. */
export const QUICK_EXPIRY = 'quick_expiry';

const DAY = 24 * 60 * 60_000;

/** What the job is about; `isLeft`: its owner went on with another account. */
interface ExpiryRef {
  userId: string;
  isLeft?: boolean;
}

/**
 * Ends a quick account after the running transaction, or once nothing holds it any more. Until then
 * the sessions of its owner's other account know it.
 */
export async function leaveQuickAccount(context: Context, userId: string): Promise<void> {
  const ref: ExpiryRef = { userId, isLeft: true };
  // Whoever switches to and fro leaves it each time.
  if (await repository.isLeavingPlanned(context.db, QUICK_EXPIRY, userId)) return;
  await scheduleJob(context, { kind: QUICK_EXPIRY, ref, runAt: context.now() });
}

/** Looks after a quick account when 30 days have passed without a visit. */
export async function scheduleExpiry(context: Context, userId: string): Promise<void> {
  const ref: ExpiryRef = { userId };
  await scheduleJob(context, { kind: QUICK_EXPIRY, ref, runAt: quickSessionEnd(context.now()) });
}

/**
 * The owner of the quick account that a job is to end, for whoever ends it; null while somebody visits
 * it or something waits on it (then it is looked at again), and when it is none any more. One that its
 * owner left for another account is visited only while a browser has switched back to it.
 */
export async function expiredQuickAccount(context: Context, ref: unknown): Promise<Actor | null> {
  const { userId, isLeft = false } = ref as ExpiryRef;
  const visit = await repository.findVisit(context.db, userId);
  if (!visit) return null;
  const { handle, visitedAt, isInUse } = visit;
  const isVisited = visitedAt > quickVisitSince(context.now()) && (isInUse || !isLeft);
  if (isVisited || (await waitingOn(context, userId)).length > 0) {
    const soon = new Date(context.now().getTime() + DAY);
    const runAt = isVisited && !isLeft ? quickSessionEnd(visitedAt) : soon;
    await scheduleJob(context, { kind: QUICK_EXPIRY, ref: { userId, isLeft }, runAt });
    return null;
  }
  return quickActor({ id: userId, handle });
}

/** Acts as the owner of a quick account that is about to end. */
export function quickActor({ id, handle }: { id: string; handle: string }): Actor {
  return { userId: id, userType: 'FAN', handle, isQuick: true, sessionId: null };
}

/** Deletes a quick account in the running transaction; its handles are free again. */
export async function removeQuickAccount(context: Context, userId: string): Promise<void> {
  await deleteOldHandlesOf(context.db, userId);
  await deleteUser(context.db, userId);
}
