import {
  orderForReview,
  type BookingStepTaken,
  type ReviewedOrder,
} from '@/backend/bookings/service';
import type { Context } from '@/backend/platform/context';
import { inTransaction } from '@/backend/platform/transaction';
import { REVIEW_ROLES } from '@/lib/shared/reviews/review';
import { closesAtOf, otherRole, peopleIn, remindAtOf } from '@/backend/reviews/policy';
import { reviewsOfOrder } from '@/backend/reviews/store/reviewRepository';
import {
  changeWindow,
  dueWindows,
  saveWindow,
  windowOf,
} from '@/backend/reviews/store/windowRepository';
import { tellReview } from '@/backend/reviews/tell/tell';
import { openReviews } from './open';

/** How long an order with a case, or one that failed, is left alone. */
const PAUSE_MS = 60_000;

/** Lets both sides of an order that is done now say how it was, in the transaction that made it so. */
export async function followOrder(
  context: Context,
  { before, after }: BookingStepTaken,
): Promise<void> {
  if (after.state !== 'COMPLETED' || before.state === 'COMPLETED') return;
  const closesAt = closesAtOf(context.now());
  const window = { bookingId: after.id, closesAt, wakeAt: remindAtOf(closesAt) };
  await saveWindow(context.db, window);
}

/**
 * Reminds, and opens what is sealed at the end of its window, each once. One that fails does not hold
 * up the others. Returns whether anything was done.
 */
export async function wakeReviews(context: Context): Promise<boolean> {
  let isAnyDone = false;
  for (const bookingId of await dueWindows(context.db, context.now())) {
    isAnyDone = (await tried(context, bookingId)) || isAnyDone;
  }
  return isAnyDone;
}

async function tried(context: Context, bookingId: string): Promise<boolean> {
  try {
    return await inTransaction(context, (inner) => wake(inner, bookingId));
  } catch (error) {
    context.logger.error({ err: error, booking: bookingId }, 'reviews did not go on');
    await pause(context, bookingId);
    return false;
  }
}

const pause = (context: Context, bookingId: string) =>
  changeWindow(context.db, bookingId, {
    wakeAt: new Date(context.now().getTime() + PAUSE_MS),
  });

async function wake(context: Context, bookingId: string): Promise<boolean> {
  const now = context.now();
  const order = await orderForReview(context, bookingId, { lock: true });
  const window = await windowOf(context.db, bookingId);
  if (!order || !window?.wakeAt || window.wakeAt > now) return false;
  if (order.isHeld) {
    await pause(context, bookingId);
    return false;
  }
  if (now < window.closesAt) {
    if (order.isDone && window.remindedAt === null) await remind(context, order);
    await changeWindow(context.db, bookingId, { remindedAt: now, wakeAt: window.closesAt });
    return true;
  }
  // What was given back meanwhile is reviewed by nobody.
  if (order.isDone) await openReviews(context, order, await reviewsOfOrder(context.db, bookingId));
  await changeWindow(context.db, bookingId, { wakeAt: null });
  return true;
}

/** Reminds whoever has said nothing yet, while nothing is open. */
async function remind(context: Context, order: ReviewedOrder): Promise<void> {
  const written = await reviewsOfOrder(context.db, order.id);
  if (written.some(({ publishedAt }) => publishedAt !== null)) return;
  const silent = REVIEW_ROLES.filter(
    (role) => !written.some(({ authorRole }) => authorRole === role),
  );
  await tellReview(
    context,
    order,
    silent.flatMap((role) => {
      const { authorId } = peopleIn(order, role);
      return authorId === null
        ? []
        : [{ kind: 'reminder' as const, toId: authorId, by: otherRole(role) }];
    }),
  );
}
