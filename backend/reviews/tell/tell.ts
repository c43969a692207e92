import type { ReviewedOrder } from '@/backend/bookings/service';
import { notify, type OrderNews } from '@/backend/notifications/service';
import type { Context } from '@/backend/platform/context';
import type { ReviewRole } from '@/lib/shared/reviews/review';
import { otherRole, peopleIn } from '@/backend/reviews/policy';
import { personOf } from '@/backend/reviews/show/views';
import { findPeople } from '@/backend/reviews/store/peopleRepository';
import { windowOf } from '@/backend/reviews/store/windowRepository';
import { wordsFor, type ReviewNewsKind } from './words';

/** Whom something is told, and the side that it comes from, or that is to be reviewed. */
interface Told {
  kind: ReviewNewsKind;
  toId: string;
  by: ReviewRole;
}

/**
 * Tells sides of an order what became of its reviews, each in their language: in the feed, by mail and
 * by push. Call it in the transaction that changed them.
 */
export async function tellReview(
  context: Context,
  order: ReviewedOrder,
  told: readonly Told[],
): Promise<void> {
  if (told.length === 0) return;
  const ids = [order.creatorId, order.recipientId].filter((id) => id !== null);
  const people = await findPeople(context.db, ids);
  const closesAt = (await windowOf(context.db, order.id))?.closesAt ?? null;
  const creator = people.find(({ id }) => id === order.creatorId);
  const news = told.map(({ kind, toId, by }): OrderNews => {
    const { authorId } = peopleIn(order, by);
    const author = people.find(({ id }) => id === authorId);
    const about = {
      ...{ order, closesAt, hueOf: creator?.extraPublic, side: otherRole(by) },
      name: (author && personOf(author)?.name) ?? null,
    };
    return {
      type: kind === 'reminder' ? 'booking_reminder' : 'booking',
      userId: toId,
      redirectLink: `/orders/${order.id}`,
      entityRef: order.id,
      image: order.image ?? '',
      isMailOnly: false,
      words: (to) => wordsFor(about, kind, to),
    };
  });
  await notify(context, news);
}
