import { quickSessionEnd, quickVisitSince } from '@/backend/accounts/sessions/policy';
import { deleteUser } from '@/backend/accounts/accountDeletionRepository';
import { deleteOldHandlesOf } from '@/backend/accounts/onboarding/handleRepository';
import type { Actor, Context } from '@/backend/platform/context';
import { scheduleJob } from '@/backend/platform/jobs/scheduledJobs';
import * as repository from './repository';

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
  await scheduleJob(context, { kind: QUICK_EXPIRY, ref, runAt: context.now() });
}

/** Looks after a quick account when 30 days have passed without a visit. */
export async function scheduleExpiry(context: Context, userId: string): Promise<void> {
  const ref: ExpiryRef = { userId };
  await scheduleJob(context, { kind: QUICK_EXPIRY, ref, runAt: quickSessionEnd(context.now()) });
}

/**
 * The owner of the quick account that a job is to end, for whoever ends it; null while somebody visits
 * it or something waits on it (then it is looked at again), and when it is none any more. `waits` says
 * so, of an account that its owner left for another one, too.
 */
export async function expiredQuickAccount(
  context: Context,
  ref: unknown,
  waits: (userId: string, isLeft: boolean) => Promise<boolean>,
): Promise<Actor | null> {
  const { userId, isLeft = false } = ref as ExpiryRef;
  const visit = await repository.findVisit(context.db, userId);
  if (!visit) return null;
  const { handle, visitedAt } = visit;
  const isVisited = !isLeft && visitedAt > quickVisitSince(context.now());
  if (isVisited || (await waits(userId, isLeft))) {
    const soon = new Date(context.now().getTime() + DAY);
    const runAt = isVisited ? quickSessionEnd(visitedAt) : soon;
    await scheduleJob(context, { kind: QUICK_EXPIRY, ref: { userId, isLeft }, runAt });
    return null;
  }
  return { userId, userType: 'FAN', handle, isQuick: true, sessionId: null };
}

/** Deletes a quick account in the running transaction; its handles are free again. */
export async function removeQuickAccount(context: Context, userId: string): Promise<void> {
  await deleteOldHandlesOf(context.db, userId);
  await deleteUser(context.db, userId);
}
