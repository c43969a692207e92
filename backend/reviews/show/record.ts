import { userByHandle } from '@/backend/accounts/service';
import { creatorRecord as orderRecord } from '@/backend/bookings/service';
import type { Context } from '@/backend/platform/context';
import { normalizeHandle } from '@/lib/shared/accounts/reservedHandles';
import { HANDLE_PATTERN } from '@/lib/shared/limits';
import type { CreatorRecord } from '@/lib/shared/reviews/views';
import { ratingOf } from '@/backend/reviews/policy';
import { sumOf } from '@/backend/reviews/store/reviewRepository';

/** What can be said of a creator by what they did, for everybody; null: no creator. */
export async function creatorRecord(
  context: Context,
  input: { handle: string },
): Promise<CreatorRecord | null> {
  const handle = normalizeHandle(input.handle);
  const user = HANDLE_PATTERN.test(handle) ? await userByHandle(context, handle) : null;
  if (user?.userType !== 'CREATOR') return null;
  const sum = await sumOf(context.db, user.id, 'CREATOR');
  return {
    ...(await orderRecord(context, user.id)),
    rating: ratingOf(sum),
    ratingCount: sum.ratingCount,
  };
}

/** What creators' reviews of somebody come to, in tenths of a star; null: there are none. */
export async function buyerRating(
  context: Context,
  userId: string,
): Promise<{ rating: number | null; ratingCount: number }> {
  const sum = await sumOf(context.db, userId, 'BUYER');
  return { rating: ratingOf(sum), ratingCount: sum.ratingCount };
}
