import { notify, signChange, type OrderNews } from '@/backend/notifications/service';
import type { Context } from '@/backend/platform/context';
import type { BookingRow } from '@/backend/bookings/store/bookingRepository';
import { findTold } from '@/backend/bookings/store/tellRepository';
import { hearersOf, type BookingNewsKind, type Side } from './hearers';
import { wordsFor } from './words';

export type { BookingNewsKind } from './hearers';

const SIDES: readonly Side[] = ['BUYER', 'CREATOR'];

const pageOf = (bookingId: string) => `/orders/${bookingId}`;

/**
 * Tells both sides of a booking what concerns them, each in their language and zone: in the feed, by
 * mail and by push. Call it in the transaction that changed the booking, once its row is written.
 */
export async function tellBooking(
  context: Context,
  bookingId: string,
  kind: BookingNewsKind,
): Promise<void> {
  const booking = await findTold(context.db, bookingId);
  if (!booking) return;
  const ids: Record<Side, string | null> = {
    BUYER: booking.recipientId,
    CREATOR: booking.creatorId,
  };
  const { userId } = context.actor;
  const by = SIDES.find((side) => userId !== null && ids[side] === userId) ?? null;
  const hearers = hearersOf(kind, booking, by);
  const news = SIDES.flatMap((side): OrderNews[] => {
    const hearing = hearers[side];
    const toldId = ids[side];
    if (hearing === undefined || toldId === null) return [];
    return [
      {
        type: isReminder(kind) ? 'booking_reminder' : 'booking',
        userId: toldId,
        redirectLink: pageOf(bookingId),
        entityRef: bookingId,
        image: booking.image ?? '',
        isMailOnly: hearing === 'MAIL',
        words: (to) => wordsFor(booking, kind, side, to),
      },
    ];
  });
  await notify(context, news);
}

/**
 * Has the page of whoever did not do it follow what is no news for a feed, such as that a delivery was
 * begun. In the same transaction.
 */
export async function showChange(
  context: Context,
  { id, buyerId, recipientId, creatorId }: BookingRow,
  actorId: string | null,
): Promise<void> {
  const others = [...new Set([buyerId, recipientId, creatorId])].flatMap((side) =>
    side === null || side === actorId ? [] : [side],
  );
  await signChange(context, others, pageOf(id));
}

function isReminder(kind: BookingNewsKind): boolean {
  return (
    kind === 'reminder_day' ||
    kind === 'reminder_soon' ||
    kind === 'answers_missing' ||
    kind === 'unused_soon'
  );
}
