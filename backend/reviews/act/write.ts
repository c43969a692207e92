import { orderForReview } from '@/backend/bookings/service';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { newId } from '@/backend/platform/id';
import { memberId } from '@/backend/platform/member';
import { inTransaction } from '@/backend/platform/transaction';
import type { WriteReviewInput } from '@/lib/shared/reviews/review';
import type { OrderReview } from '@/lib/shared/reviews/views';
import { areTagsOf, isOpenAt, peopleIn, roleIn } from '@/backend/reviews/policy';
import { orderReview } from '@/backend/reviews/show/order';
import { reviewsOfOrder, saveSealed } from '@/backend/reviews/store/reviewRepository';
import { windowOf } from '@/backend/reviews/store/windowRepository';
import { openReviews } from './open';

/**
 * Seals what the caller says of an order; once both sides have, both are opened. Until then it can be
 * replaced. Under the lock of the booking: of two that come at once, the second sees the first. Errors:
 * auth.required, booking.not_found, review.not_possible (with where it stands), payload.invalid (tags).
 */
export async function writeReview(context: Context, input: WriteReviewInput): Promise<OrderReview> {
  const { bookingId } = input;
  const isWritten = await inTransaction(context, (inner) => seal(inner, input));
  const item = await orderReview(context, { bookingId });
  if (!isWritten) throw new AppError('review.not_possible', { item });
  return item;
}

async function seal(
  context: Context,
  { bookingId, stars, tags, text }: WriteReviewInput,
): Promise<boolean> {
  const userId = memberId(context);
  const order = await orderForReview(context, bookingId, { lock: true });
  const role = order && roleIn(order, userId);
  if (!order || !role) throw new AppError('booking.not_found');
  if (!areTagsOf(role, tags)) {
    throw new AppError('payload.invalid', { fields: { tags: 'invalid_value' } });
  }
  const closesAt = (await windowOf(context.db, bookingId))?.closesAt ?? null;
  const now = context.now();
  if (!isOpenAt({ isDone: order.isDone, closesAt }, now)) return false;
  // A case may let the window open once more: nobody answers what they have read.
  const before = await reviewsOfOrder(context.db, bookingId);
  if (before.some(({ publishedAt }) => publishedAt !== null)) return false;
  const saved = await saveSealed(context.db, {
    ...{ id: newId(), bookingId, authorRole: role, ...peopleIn(order, role) },
    serviceId: role === 'BUYER' ? order.serviceId : null,
    ...{ stars, tags: JSON.stringify(tags), text, submittedAt: now, publishedAt: null },
    ...{ reply: null, repliedAt: null, hiddenAt: null, hiddenReason: null },
  });
  if (!saved) return false;
  const rows = await reviewsOfOrder(context.db, bookingId);
  if (rows.length === 2) await openReviews(context, order, rows);
  return true;
}
