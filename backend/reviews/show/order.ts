import { orderForReview } from '@/backend/bookings/service';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { memberId } from '@/backend/platform/member';
import type { OrderReview } from '@/lib/shared/reviews/views';
import { peopleIn, roleIn, stateOf } from '@/backend/reviews/policy';
import { openedOfOrder } from '@/backend/reviews/store/listRepository';
import { reviewsOfOrder } from '@/backend/reviews/store/reviewRepository';
import { windowOf } from '@/backend/reviews/store/windowRepository';
import { findPeople } from '@/backend/reviews/store/peopleRepository';
import { personOf, viewOf } from './views';

/**
 * An order with everything a review needs, for its two sides. It never says whether the other one has
 * written: that would break the seal. Errors: auth.required, booking.not_found.
 */
export async function orderReview(
  context: Context,
  { bookingId }: { bookingId: string },
): Promise<OrderReview> {
  const userId = memberId(context);
  const order = await orderForReview(context, bookingId, { lock: false });
  const role = order && roleIn(order, userId);
  if (!order || !role) throw new AppError('booking.not_found');
  const rows = await reviewsOfOrder(context.db, bookingId);
  const own = rows.find(({ authorRole }) => authorRole === role);
  const closesAt = (await windowOf(context.db, bookingId))?.closesAt ?? null;
  const isOpened = rows.some(({ publishedAt }) => publishedAt !== null);
  const { subjectId } = peopleIn(order, role);
  const [subject] = subjectId === null ? [] : await findPeople(context.db, [subjectId]);
  const opened = isOpened ? await openedOfOrder(context.db, bookingId) : [];
  const { title, serviceId, isDone } = order;
  return {
    ...{ bookingId, role, title, serviceId },
    other: subject ? personOf(subject) : null,
    state: stateOf({ isDone, closesAt }, { isOpened, hasOwn: own !== undefined }, context.now()),
    closesAt: closesAt?.toISOString() ?? null,
    mine: own
      ? { stars: own.stars, tags: own.tags, text: own.text, hiddenReason: own.hiddenReason }
      : null,
    opened: opened.map((row) => viewOf(row, userId)),
  };
}
