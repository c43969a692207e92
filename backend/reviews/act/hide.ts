import { orderForReview } from '@/backend/bookings/service';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { inTransaction } from '@/backend/platform/transaction';
import { findReview, setHidden, type ReviewRow } from '@/backend/reviews/store/reviewRepository';
import { countReviews } from './count';

/**
 * Takes a review off every page and out of every sum. Operators only: the caller has asked who they
 * are. Its author reads the reason on the order. False: it was hidden already. Errors:
 * review.not_found.
 */
export function hideReview(context: Context, reviewId: string, reason: string): Promise<boolean> {
  return change(context, reviewId, async (inner, row) => {
    if (row.hiddenAt !== null) return false;
    await setHidden(inner.db, row.id, { hiddenAt: inner.now(), hiddenReason: reason });
    if (row.publishedAt !== null) await countReviews(inner, [row], -1);
    return true;
  });
}

/** Puts a hidden review back; the same rules. */
export function restoreReview(context: Context, reviewId: string): Promise<boolean> {
  return change(context, reviewId, async (inner, row) => {
    if (row.hiddenAt === null) return false;
    await setHidden(inner.db, row.id, { hiddenAt: null, hiddenReason: null });
    if (row.publishedAt !== null) await countReviews(inner, [row], 1);
    return true;
  });
}

function change(
  context: Context,
  reviewId: string,
  work: (inner: Context, row: ReviewRow) => Promise<boolean>,
): Promise<boolean> {
  return inTransaction(context, async (inner) => {
    const found = await findReview(inner.db, reviewId);
    if (!found) throw new AppError('review.not_found');
    await orderForReview(inner, found.bookingId, { lock: true });
    // As it is under the lock.
    const row = await findReview(inner.db, reviewId);
    return row !== undefined && work(inner, row);
  });
}
