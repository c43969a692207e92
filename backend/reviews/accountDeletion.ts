import type { Context } from '@/backend/platform/context';
import { forgetReviews, reviewRowsOf, sumRowsOf } from './store/privacyRepository';

/** Takes somebody out of reviews, in the transaction that deletes their account. */
export function leaveReviews(context: Context, userId: string): Promise<void> {
  return forgetReviews(context.db, userId);
}

/** What this domain keeps of somebody: what they said, and what was said of them and opened. */
export async function reviewDataOf(context: Context, userId: string) {
  return {
    reviews: await reviewRowsOf(context.db, userId),
    ratings: await sumRowsOf(context.db, userId),
  };
}
