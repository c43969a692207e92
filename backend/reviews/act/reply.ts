import { orderForReview } from '@/backend/bookings/service';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { memberId } from '@/backend/platform/member';
import { inTransaction } from '@/backend/platform/transaction';
import type { Review } from '@/lib/shared/reviews/views';
import { openedReview } from '@/backend/reviews/store/listRepository';
import { saveReply } from '@/backend/reviews/store/reviewRepository';
import { tellReview } from '@/backend/reviews/tell/tell';
import { viewOf } from '@/backend/reviews/show/views';

/**
 * Replies to a review of the caller, once and for everybody to read. Errors: auth.required,
 * review.not_found, review.replied.
 */
export function replyToReview(
  context: Context,
  { reviewId, text }: { reviewId: string; text: string },
): Promise<Review> {
  return inTransaction(context, async (inner) => {
    const userId = memberId(inner);
    const row = await openedReview(inner.db, reviewId);
    if (row?.subjectId !== userId) throw new AppError('review.not_found');
    const repliedAt = inner.now();
    if (!(await saveReply(inner.db, reviewId, { reply: text, repliedAt }))) {
      throw new AppError('review.replied');
    }
    const order = await orderForReview(inner, row.bookingId, { lock: false });
    if (order && row.authorId !== null) {
      const by = row.authorRole === 'BUYER' ? 'CREATOR' : 'BUYER';
      await tellReview(inner, order, [{ kind: 'replied', toId: row.authorId, by }]);
    }
    return viewOf({ ...row, reply: text, repliedAt }, userId);
  });
}
