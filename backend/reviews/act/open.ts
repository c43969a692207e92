import type { ReviewedOrder } from '@/backend/bookings/service';
import type { Context } from '@/backend/platform/context';
import { markOpened, type ReviewRow } from '@/backend/reviews/store/reviewRepository';
import { tellReview } from '@/backend/reviews/tell/tell';
import { countReviews } from './count';

/** Opens what is sealed of a locked order for everybody, and counts it, in the running transaction. */
export async function openReviews(
  context: Context,
  order: ReviewedOrder,
  rows: readonly ReviewRow[],
): Promise<void> {
  const sealed = rows.filter(({ publishedAt }) => publishedAt === null);
  if (sealed.length === 0) return;
  await markOpened(
    context.db,
    sealed.map(({ id }) => id),
    context.now(),
  );
  // What operators hid while it was sealed counts nowhere.
  const shown = sealed.filter(({ hiddenAt }) => hiddenAt === null);
  await countReviews(context, shown, 1);
  await tellReview(
    context,
    order,
    shown.flatMap(({ subjectId, authorRole }) =>
      subjectId === null ? [] : [{ kind: 'opened' as const, toId: subjectId, by: authorRole }],
    ),
  );
}
