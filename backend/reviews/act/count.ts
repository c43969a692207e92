import { countReview } from '@/backend/experiences/service';
import type { Context } from '@/backend/platform/context';
import { otherRole } from '@/backend/reviews/policy';
import { addToSum, takeFromSum, type ReviewRow } from '@/backend/reviews/store/reviewRepository';

/**
 * Counts opened reviews of one order, or takes them back, in the running transaction: at the service
 * first, then at the people in the order of their ids, so that everybody locks them alike.
 */
export async function countReviews(
  context: Context,
  rows: readonly ReviewRow[],
  by: 1 | -1,
): Promise<void> {
  for (const { serviceId, authorRole, stars } of rows) {
    if (authorRole === 'BUYER' && serviceId !== null) {
      await countReview(context, serviceId, { stars, by });
    }
  }
  const people = rows.flatMap(({ subjectId, authorRole, stars }) =>
    subjectId === null ? [] : [{ userId: subjectId, role: otherRole(authorRole), stars }],
  );
  for (const { userId, role, stars } of people.toSorted((one, other) =>
    one.userId < other.userId ? -1 : 1,
  )) {
    await (by === 1 ? addToSum : takeFromSum)(context.db, { userId, role }, stars);
  }
}
